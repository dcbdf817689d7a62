// Finds what may be the pips of dice in a picture: spots that stay the same ellipse over several levels of grey, on an even face.
// Thresholds would have to know the lamp; the tree of all levels does not. Plain script for dice_reader.js; docs/dice.md tells the method.
"use strict";

const LEVELS = 64; // of grey; more find no more pips
const LEAST_AREA = 9; // of a pip, in pixels
const LONGEST = 2.6; // an ellipse, in its breadths
const LEAST_CONTRAST = 0.18; // of pip and face: their difference by the brighter of the two
const MOST_OF_PICTURE = 0.02; // that one pip covers: a single die, held before the lens

// Two pictures in grey in which pips are darker than their face: dark pips, and light ones with the light turned round. Coloured dice
// are bright in the largest of the three colours and dark in the least, whatever their colour.
function greyOf(pixels, width, height) {
  const dark = new Uint8Array(width * height);
  const light = new Uint8Array(width * height);
  for (let i = 0, at = 0; i < dark.length; i += 1, at += 4) {
    const r = pixels[at], g = pixels[at + 1], b = pixels[at + 2];
    const luma = (r * 77 + g * 150 + b * 29) >> 8;
    const most = r > g ? (r > b ? r : b) : g > b ? g : b;
    const least = r < g ? (r < b ? r : b) : g < b ? g : b;
    dark[i] = (luma * 3 + most) >> 2;
    light[i] = 255 - ((luma + least * 3) >> 2);
  }
  return [smooth(dark, width, height), smooth(light, width, height)];
}
function smooth(grey, width, height) {
  const rows = new Uint16Array(grey.length);
  for (let y = 0; y < height; y += 1) {
    const from = y * width, to = from + width - 1;
    rows[from] = grey[from] << 2;
    rows[to] = grey[to] << 2;
    for (let i = from + 1; i < to; i += 1) rows[i] = grey[i - 1] + 2 * grey[i] + grey[i + 1];
  }
  const out = new Uint8Array(grey.length);
  for (let i = width; i < grey.length - width; i += 1) out[i] = (rows[i - width] + 2 * rows[i] + rows[i + width] + 8) >> 4;
  for (let x = 0; x < width; x += 1) {
    out[x] = rows[x] >> 2;
    out[grey.length - 1 - x] = rows[grey.length - 1 - x] >> 2;
  }
  return out;
}

// The pixels inside the picture's edge from dark to bright.
function sorted(grey, width, height) {
  const place = new Int32Array(LEVELS + 1);
  for (let y = 1; y < height - 1; y += 1) for (let i = y * width + 1, end = i + width - 2; i < end; i += 1) place[(grey[i] >> 2) + 1] += 1;
  for (let level = 0; level < LEVELS; level += 1) place[level + 1] += place[level];
  const order = new Int32Array(place[LEVELS]);
  for (let y = 1; y < height - 1; y += 1) for (let i = y * width + 1, end = i + width - 2; i < end; i += 1) order[place[grey[i] >> 2]++] = i;
  return order;
}
// For each pixel the one that stands for the region that swallows it as the level rises (union by levels, with paths cut short).
function swallowed(grey, width, order) {
  const above = new Int32Array(grey.length).fill(-1);
  const root = new Int32Array(grey.length).fill(-1);
  const steps = [-width, -1, 1, width];
  for (let k = 0; k < order.length; k += 1) {
    const p = order[k];
    above[p] = root[p] = p;
    for (let s = 0; s < 4; s += 1) {
      let r = p + steps[s];
      if (root[r] < 0) continue;
      while (root[r] !== r) {
        root[r] = root[root[r]];
        r = root[r];
      }
      if (r !== p) above[r] = root[r] = p;
    }
  }
  for (let k = order.length - 1; k >= 0; k -= 1) { // one pixel stands for all of its level
    const p = order[k], q = above[p];
    if (grey[above[q]] >> 2 === grey[q] >> 2) above[p] = above[q];
  }
  return above;
}
// The tree of regions, each with its area and moments; a region's parent stands before it.
function treeOf(grey, width, height) {
  const order = sorted(grey, width, height);
  const above = swallowed(grey, width, order);
  const node = new Int32Array(grey.length);
  let count = 0;
  const stands = (p) => above[p] === p || grey[above[p]] >> 2 !== grey[p] >> 2;
  for (let k = 0; k < order.length; k += 1) if (stands(order[k])) count += 1;
  const tree = { count, parent: new Int32Array(count), level: new Uint8Array(count), low: new Uint8Array(count), heavy: new Int32Array(count).fill(-1), area: new Int32Array(count),
    x: new Float64Array(count), y: new Float64Array(count), xx: new Float64Array(count), xy: new Float64Array(count), yy: new Float64Array(count) };
  count = 0;
  for (let k = order.length - 1; k >= 0; k -= 1) {
    const p = order[k];
    if (stands(p)) {
      node[p] = count;
      tree.level[count] = tree.low[count] = grey[p] >> 2;
      tree.parent[count] = node[above[p]];
      count += 1;
    } else node[p] = node[above[p]];
    const n = node[p], x = p % width, y = (p - x) / width;
    tree.area[n] += 1;
    tree.x[n] += x;
    tree.y[n] += y;
    tree.xx[n] += x * x;
    tree.xy[n] += x * y;
    tree.yy[n] += y * y;
  }
  gather(tree);
  return tree;
}
function gather(tree) {
  for (let n = tree.count - 1; n > 0; n -= 1) {
    const up = tree.parent[n];
    if (up === n) continue; // cut off by the edge of the picture
    tree.area[up] += tree.area[n];
    tree.x[up] += tree.x[n];
    tree.y[up] += tree.y[n];
    tree.xx[up] += tree.xx[n];
    tree.xy[up] += tree.xy[n];
    tree.yy[up] += tree.yy[n];
    if (tree.low[n] < tree.low[up]) tree.low[up] = tree.low[n];
    if (tree.heavy[up] < 0 || tree.area[n] > tree.area[tree.heavy[up]]) tree.heavy[up] = n;
  }
}

// The ellipse of a region: middle, spread, area, diameter, and how much longer than wide it is.
function ellipseOf(tree, n) {
  const area = tree.area[n], x = tree.x[n] / area, y = tree.y[n] / area;
  const xx = tree.xx[n] / area - x * x + 1 / 12, xy = tree.xy[n] / area - x * y, yy = tree.yy[n] / area - y * y + 1 / 12;
  const det = Math.max(1e-9, xx * yy - xy * xy), half = (xx + yy) / 2, root = Math.sqrt(Math.max(0, half * half - det));
  return { x, y, xx, xy, yy, area, d: 4 * Math.pow(det, 0.25), long: Math.sqrt((half + root) / Math.max(1e-9, half - root)) };
}
// Glare at the rim of a pip makes a crescent of it, which closes a few levels up.
function roundest(tree, from, top) {
  let best = ellipseOf(tree, from);
  const most = best.area * 1.4;
  for (let m = from; m !== top && best.long > 1.12; ) {
    m = tree.parent[m];
    if (tree.area[m] > most) break;
    const next = ellipseOf(tree, m);
    if (next.long < best.long) best = next;
  }
  return best;
}
// Regions that stay an ellipse while the level rises, each once: as they are half way from their darkest to where they spill.
function spotsOf(tree, size) {
  const most = size * MOST_OF_PICTURE;
  const narrow = (LONGEST + 1 / LONGEST) ** 2; // square of the spread's trace over its determinant, which grows with the length
  const round = new Uint8Array(tree.count);
  for (let n = 0; n < tree.count; n += 1) {
    if (tree.area[n] < LEAST_AREA || tree.area[n] > most) continue;
    const area = tree.area[n], x = tree.x[n] / area, y = tree.y[n] / area;
    const xx = tree.xx[n] / area - x * x + 1 / 12, xy = tree.xy[n] / area - x * y, yy = tree.yy[n] / area - y * y + 1 / 12;
    const det = xx * yy - xy * xy, trace = xx + yy;
    round[n] = area > 0.85 * 4 * Math.PI * Math.sqrt(det) && trace * trace < narrow * det ? 1 : 0;
  }
  const goesOn = (n) => round[tree.parent[n]] && tree.parent[n] !== n && tree.area[tree.parent[n]] < tree.area[n] * 1.7;
  const spots = [];
  for (let n = 1; n < tree.count; n += 1) {
    if (!round[n] || goesOn(n)) continue;
    const spill = tree.level[tree.parent[n]], middle = (tree.low[n] + spill) / 2;
    let last = n, at = n;
    for (let m = n; m >= 0 && round[m] && (m === n || goesOn(m)); m = tree.heavy[m]) {
      last = m;
      if (tree.level[m] >= middle) at = m;
    }
    if (spill - tree.level[last] < 3) continue;
    spots.push({ ...roundest(tree, at, n), steady: spill - tree.level[last] });
  }
  return spots;
}

// What is a point of a picture.
function toneAt(view, x, y) {
  const px = Math.round(x), py = Math.round(y);
  return px < 0 || py < 0 || px >= view.width || py >= view.height ? -1 : view.grey[py * view.width + px];
}
// The half axes of an ellipse, as a matrix that makes it of the circle.
function axesOf(spot) {
  const root = Math.sqrt(Math.max(1e-9, spot.xx * spot.yy - spot.xy * spot.xy)), scale = 2 / Math.sqrt(spot.xx + spot.yy + 2 * root);
  return [(spot.xx + root) * scale, spot.xy * scale, (spot.yy + root) * scale];
}
const RING = Array.from({ length: 20 }, (_, i) => [Math.cos((i * Math.PI) / 10), Math.sin((i * Math.PI) / 10)]);
// The face around a spot: its tone, by how much the pip is darker, and how even it is.
function faceAround(view, spot) {
  const [a, b, c] = axesOf(spot);
  const wide = Math.max(1.45, 1 + 2.2 / (spot.d / 2));
  const ring = RING.map(([u, v]) => toneAt(view, spot.x + wide * (a * u + b * v), spot.y + wide * (b * u + c * v)));
  if (ring.includes(-1)) return null;
  const inside = [[0, 0], ...RING.filter((_, i) => i % 5 === 0)].map(([u, v]) => toneAt(view, spot.x + 0.45 * (a * u + b * v), spot.y + 0.45 * (b * u + c * v)));
  inside.sort((p, q) => p - q);
  const tones = ring.slice().sort((p, q) => p - q);
  const face = tones[13], deep = face - inside[2];
  const even = ring.filter((tone) => Math.abs(tone - face) < 0.3 * deep).length / ring.length;
  return { face, deep, even };
}
// The pips of one picture in grey. `light`: its greys are turned round, so that what is bright in it was dark.
function pipsOf(grey, width, height, light) {
  const view = { grey, width, height };
  const pips = [];
  for (const spot of spotsOf(treeOf(grey, width, height), width * height)) {
    const around = faceAround(view, spot);
    if (!around || around.deep <= 14 || around.even < 0.6) continue;
    const contrast = around.deep / Math.max(1, light ? 255 - around.face + around.deep : around.face);
    if (contrast > LEAST_CONTRAST) pips.push({ ...spot, ...around, contrast });
  }
  return { view, pips: onceEach(pips) };
}
// Where one spot lies in another of about its size, the more even one is the pip.
function onceEach(pips) {
  const best = pips.slice().sort((p, q) => q.even * q.steady - p.even * p.steady);
  const cells = new Map();
  const kept = [];
  for (const pip of best) {
    const cx = Math.floor(pip.x / 8), cy = Math.floor(pip.y / 8);
    let twice = false;
    for (let dx = -1; dx <= 1; dx += 1) for (let dy = -1; dy <= 1; dy += 1) {
      for (const other of cells.get((cx + dx) * 10000 + cy + dy) || []) {
        if (Math.hypot(other.x - pip.x, other.y - pip.y) < 0.3 * Math.max(other.d, pip.d) && other.d < 1.6 * pip.d && pip.d < 1.6 * other.d) twice = true;
      }
    }
    if (twice) continue;
    kept.push(pip);
    const key = cx * 10000 + cy;
    cells.set(key, [...(cells.get(key) || []), pip]);
  }
  return kept;
}
