// Paints photographs of thrown dice for the tests of dice_reader.js: boxes on a table, seen through a pinhole, with a lamp, shadows, blur and
// grain. The same seed gives the same picture. No forecast of accuracy: there is no glare in these pips, and no carpet.
"use strict";

function chanceOf(seed) { // mulberry32
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
// Where pips are on a face of side 2, with corner pips at `far` and the rows of a six at `row`.
function pipPlaces(face, far, row) {
  const corners = [[-far, -far], [far, far], [-far, far], [far, -far]];
  if (face === 6) return [-1, 0, 1].flatMap((at) => [[-far, at * row], [far, at * row]]);
  return [...corners.slice(0, face < 2 ? 0 : face < 4 ? 2 : 4), ...(face % 2 ? [[0, 0]] : [])];
}
const MADE_OF = {
  white: { body: [236, 234, 226], pip: [22, 22, 24] }, ivory: { body: [224, 210, 170], pip: [40, 28, 20] }, red: { body: [176, 28, 32], pip: [236, 232, 226] },
  black: { body: [34, 35, 38], pip: [232, 232, 230] }, blue: { body: [28, 62, 150], pip: [235, 236, 238] }, green: { body: [20, 110, 58], pip: [236, 236, 230] },
  yellow: { body: [232, 190, 40], pip: [28, 24, 20] },
};
const CLOTHS = { felt: [36, 92, 60], wood: [140, 92, 56], lid: [120, 40, 44], grey: [150, 150, 148], paper: [214, 212, 206], navy: [32, 40, 70] };

// Dice that do not overlap; where they touch, in rows.
function throwDice(chance, { count, touching, faces }) {
  const dice = [];
  const pitch = touching ? 2.04 : 3.2, across = Math.ceil(Math.sqrt(count * 1.4)), turn = chance() * 6.28;
  for (let i = 0; i < count; i += 1) {
    const column = i % across, rank = Math.floor(i / across);
    const jitter = touching ? 0 : 0.45;
    const x = (column - (across - 1) / 2) * pitch + (chance() - 0.5) * 2 * jitter, y = (rank - (Math.ceil(count / across) - 1) / 2) * pitch + (chance() - 0.5) * 2 * jitter;
    const angle = touching ? turn : chance() * 6.28;
    const base = touching ? turn : 0;
    dice.push({ x: x * Math.cos(base) - y * Math.sin(base), y: x * Math.sin(base) + y * Math.cos(base), cos: Math.cos(angle), sin: Math.sin(angle), face: faces ? faces[i] : 1 + Math.floor(chance() * 6) });
  }
  return dice;
}
// Where a ray enters a die: how far, on which face, and where on it. A die is a box of side 2 that stands on the table.
function enter(die, from, way) {
  const ox = (from[0] - die.x) * die.cos + (from[1] - die.y) * die.sin, oy = -(from[0] - die.x) * die.sin + (from[1] - die.y) * die.cos, oz = from[2] - 1;
  const dx = way[0] * die.cos + way[1] * die.sin, dy = -way[0] * die.sin + way[1] * die.cos, dz = way[2];
  let near = -Infinity, far = Infinity, side = 0;
  const o = [ox, oy, oz], d = [dx, dy, dz];
  for (let k = 0; k < 3; k += 1) {
    if (Math.abs(d[k]) < 1e-9) { if (Math.abs(o[k]) > 1) return null; continue; }
    const a = (-Math.sign(d[k]) - o[k]) / d[k], b = (Math.sign(d[k]) - o[k]) / d[k];
    if (a > near) { near = a; side = k; }
    if (b < far) far = b;
  }
  if (near > far || near < 1e-6) return null;
  const at = o.map((each, k) => each + near * d[k]);
  return { near, side, sign: -Math.sign(d[side]), at };
}
function numberOf(die, side, sign) { // opposite faces make seven
  const rest = [1, 2, 3].filter((each) => each !== die.face && each !== 7 - die.face);
  const value = side === 2 ? die.face : rest[side];
  return sign > 0 ? value : 7 - value;
}
const unit = (v) => { const size = Math.hypot(...v); return v.map((each) => each / size); };

// A picture as { pixels, width, height, faces }.
function paintDice(options) {
  const { seed = 1, count = 12, width = 1280, height = 960, made = "white", cloth = "felt", tilt = 0, pip = 0.2, far = 0.5, row = 0.5, touching = false, lamp = 0.35, grain = 5, weave = 6, faces = null, zoom = 1 } = options;
  const chance = chanceOf(seed);
  const dice = throwDice(chance, { count, touching, faces });
  const reach = Math.max(...dice.map((die) => Math.hypot(die.x, die.y))) + 2.4;
  const high = (3.2 * reach) / zoom;
  const eye = [0, -high * Math.sin(tilt), high * Math.cos(tilt)];
  const ahead = unit(eye.map((each) => -each)), right = [1, 0, 0], up = [0, Math.cos(tilt), Math.sin(tilt)];
  const sun = unit([Math.cos(seed) * 0.7, Math.sin(seed) * 0.7, 1.3]);
  const span = (2.1 * reach) / high / Math.min(width, height) / zoom;
  const scene = { dice, eye, sun, lamp, reach, body: MADE_OF[made], cloth: CLOTHS[cloth], pip, far, row, weave, chance };
  const raw = new Float32Array(width * height * 3);
  for (let y = 0, i = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, i += 3) {
      const a = (x - width / 2) * span, b = (height / 2 - y) * span;
      const colour = colourSeen(scene, unit([0, 1, 2].map((k) => ahead[k] + a * right[k] + b * up[k])));
      raw[i] = colour[0];
      raw[i + 1] = colour[1];
      raw[i + 2] = colour[2];
    }
  }
  return { pixels: developed(raw, width, height, grain, chance), width, height, faces: dice.map((die) => die.face) };
}
function colourSeen(scene, way) {
  const { dice, eye, sun } = scene;
  let hit = null, of = null;
  const ground = -eye[2] / way[2], gx = eye[0] + ground * way[0], gy = eye[1] + ground * way[1];
  for (const die of dice) {
    if ((die.x - gx) ** 2 + (die.y - gy) ** 2 > 16) continue;
    const met = enter(die, eye, way);
    if (met && (!hit || met.near < hit.near)) [hit, of] = [met, die];
  }
  const light = 1 - scene.lamp * (0.5 + (gx * sun[1] + gy * sun[0]) / scene.reach / 2);
  if (!hit) {
    const shaded = dice.some((die) => (die.x - gx) ** 2 + (die.y - gy) ** 2 < 9 && enter(die, [gx, gy, 0], sun));
    const thread = scene.weave * (Math.sin(gx * 21) * Math.sin(gy * 23) + scene.chance() - 0.5);
    return scene.cloth.map((each) => (each + thread) * light * (shaded ? 0.45 : 1));
  }
  const on = hit.at.filter((_, k) => k !== hit.side);
  const edge = Math.max(Math.abs(on[0]), Math.abs(on[1]));
  const normal = [0, 0, 0];
  normal[hit.side] = hit.sign;
  if (edge > 0.86) for (let k = 0; k < 3; k += 1) if (k !== hit.side && Math.abs(hit.at[k]) > 0.86) normal[k] = (Math.sign(hit.at[k]) * (Math.abs(hit.at[k]) - 0.86)) / 0.14; // rounded
  const turned = unit([normal[0] * of.cos - normal[1] * of.sin, normal[0] * of.sin + normal[1] * of.cos, normal[2]]);
  const shade = (0.42 + 0.58 * Math.max(0, turned[0] * sun[0] + turned[1] * sun[1] + turned[2] * sun[2])) * light * (edge > 0.97 ? 0.75 : 1);
  const value = numberOf(of, hit.side, hit.sign);
  const wide = value === 1 ? scene.pip * 1.15 : scene.pip;
  const dark = pipPlaces(value, scene.far, scene.row).some(([u, v]) => (on[0] - u) ** 2 + (on[1] - v) ** 2 < wide * wide);
  return (dark ? scene.body.pip : scene.body.body).map((each) => each * shade * 1.1);
}
function developed(raw, width, height, grain, chance) {
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const noise = (chance() + chance() - 1) * grain;
      for (let c = 0; c < 3; c += 1) {
        let sum = 0, all = 0;
        for (let dy = -1; dy <= 1; dy += 1) for (let dx = -1; dx <= 1; dx += 1) {
          const px = x + dx, py = y + dy;
          if (px < 0 || py < 0 || px >= width || py >= height) continue;
          const weight = (dx ? 1 : 2) * (dy ? 1 : 2);
          sum += weight * raw[(py * width + px) * 3 + c];
          all += weight;
        }
        pixels[(y * width + x) * 4 + c] = sum / all + noise;
      }
    }
  }
  return pixels;
}
