-- The club's archive, version 1. Carried out once, in one transaction, by `intendant-cli archive init`, as a role that may create roles.
--
-- Logins read tables through row-level security and write through the functions below alone: nobody but the owner of the
-- schema holds INSERT, UPDATE or DELETE on a table. Errors of our own: IN001 the head has moved, IN002 not allowed, IN003 senseless.
DO $$
BEGIN
    CREATE ROLE intendant_reader NOLOGIN;
EXCEPTION WHEN duplicate_object THEN NULL; -- another archive of this server has them
END $$;
DO $$
BEGIN
    CREATE ROLE intendant_member NOLOGIN;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;
DO $$
BEGIN
    CREATE ROLE intendant_keeper NOLOGIN;
EXCEPTION WHEN duplicate_object THEN NULL;
END $$;

CREATE SCHEMA intendant;

CREATE TABLE intendant.archive (version integer NOT NULL);
INSERT INTO intendant.archive VALUES (1);

CREATE TABLE intendant.club (
    club bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name text NOT NULL UNIQUE CHECK (name <> '')
);

CREATE TABLE intendant.membership (
    club bigint NOT NULL REFERENCES intendant.club,
    login name NOT NULL,
    role text NOT NULL CHECK (role IN ('reader', 'member', 'keeper')),
    PRIMARY KEY (club, login)
);
CREATE INDEX membership_by_login ON intendant.membership (login);

-- A game is its first entry: whoever has that hash has the same game.
CREATE TABLE intendant.game (
    game bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    club bigint NOT NULL REFERENCES intendant.club,
    identity text NOT NULL CHECK (identity ~ '^[0-9a-f]{64}$'),
    module text NOT NULL,
    meta text NOT NULL, -- JSON, [[name, value], ...]: what the file says of itself
    UNIQUE (club, identity)
);

-- Entries 1 to `parted` are those of `parent`, the others its own. Branch 1 has no parent. One branch counts in the standings.
CREATE TABLE intendant.branch (
    game bigint NOT NULL REFERENCES intendant.game,
    branch integer NOT NULL,
    club bigint NOT NULL,
    parent integer,
    parted bigint NOT NULL,
    last bigint NOT NULL,
    hash text NOT NULL,
    counts boolean NOT NULL,
    pushed_by name NOT NULL DEFAULT session_user,
    pushed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (game, branch)
);

-- `body`: zstd of one JSON array an entry, a line each; `hashes`: 32 bytes an entry.
CREATE TABLE intendant.segment (
    game bigint NOT NULL,
    branch integer NOT NULL,
    first bigint NOT NULL,
    last bigint NOT NULL,
    club bigint NOT NULL,
    hashes bytea NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (game, branch, first),
    FOREIGN KEY (game, branch) REFERENCES intendant.branch
);
ALTER TABLE intendant.segment ALTER COLUMN body SET STORAGE EXTERNAL; -- it is compressed already
ALTER TABLE intendant.segment ALTER COLUMN hashes SET STORAGE EXTERNAL; -- and nothing compresses a hash

CREATE TABLE intendant.fact (
    game bigint NOT NULL,
    branch integer NOT NULL,
    club bigint NOT NULL,
    module text NOT NULL,
    edition text NOT NULL,
    began text NOT NULL, -- UTC, ISO 8601
    last text NOT NULL,
    entries bigint NOT NULL,
    rounds integer NOT NULL,
    minutes bigint NOT NULL,
    result text NOT NULL,    -- English; empty while it goes on
    winners text[] NOT NULL, -- sides
    players text[] NOT NULL,
    seats jsonb NOT NULL,    -- [{side, player}]
    dice jsonb NOT NULL,     -- {side: {dice, hits, expected}}
    notes text NOT NULL,
    words tsvector NOT NULL,
    PRIMARY KEY (game, branch),
    FOREIGN KEY (game, branch) REFERENCES intendant.branch
);
CREATE INDEX fact_by_time ON intendant.fact (club, last DESC);
CREATE INDEX fact_by_words ON intendant.fact USING gin (words);
CREATE INDEX fact_by_players ON intendant.fact USING gin (players);

-- Counters: what the branches that count add up to. `kind`: player or side.
CREATE TABLE intendant.standing (
    club bigint NOT NULL,
    kind text NOT NULL,
    name text NOT NULL,
    module text NOT NULL,
    edition text NOT NULL,
    year text NOT NULL,
    games bigint NOT NULL,
    ended bigint NOT NULL,
    won bigint NOT NULL,
    minutes bigint NOT NULL,
    dice bigint NOT NULL,
    hits bigint NOT NULL,
    expected numeric NOT NULL,
    PRIMARY KEY (club, kind, name, module, edition, year)
);

-- The clubs that whoever is logged in belongs to. SET ROLE changes nothing of it.
CREATE FUNCTION intendant.my_clubs() RETURNS SETOF bigint
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = intendant, pg_temp
    AS $$ SELECT club FROM intendant.membership WHERE login = session_user $$;

CREATE FUNCTION intendant.require(p_club bigint, p_roles text[]) RETURNS void
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = intendant, pg_temp AS $$
BEGIN
    IF NOT EXISTS (SELECT FROM intendant.membership WHERE club = p_club AND login = session_user AND role = ANY (p_roles)) THEN
        RAISE EXCEPTION 'not allowed in this club' USING ERRCODE = 'IN002';
    END IF;
END $$;

-- The game, made where it is not there, and its row locked until the transaction ends.
CREATE FUNCTION intendant.begin_push(p_club bigint, p_identity text, p_module text, p_meta text) RETURNS bigint
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = intendant, pg_temp AS $$
DECLARE
    found_game bigint;
BEGIN
    PERFORM intendant.require(p_club, '{member,keeper}');
    INSERT INTO intendant.game (club, identity, module, meta) VALUES (p_club, p_identity, p_module, p_meta)
        ON CONFLICT (club, identity) DO NOTHING;
    SELECT game INTO found_game FROM intendant.game WHERE club = p_club AND identity = p_identity FOR NO KEY UPDATE;
    INSERT INTO intendant.branch (game, branch, club, parent, parted, last, hash, counts)
        VALUES (found_game, 1, p_club, NULL, 0, 0, '', true) ON CONFLICT (game, branch) DO NOTHING;
    RETURN found_game;
END $$;

-- A new branch that has the first entries of another. The game's row is locked by begin_push.
CREATE FUNCTION intendant.part(p_game bigint, p_parent integer, p_parted bigint) RETURNS integer
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = intendant, pg_temp AS $$
DECLARE
    its_club bigint;
    number integer;
BEGIN
    SELECT club INTO its_club FROM intendant.game WHERE game = p_game FOR NO KEY UPDATE;
    PERFORM intendant.require(its_club, '{member,keeper}');
    IF NOT EXISTS (SELECT FROM intendant.branch WHERE game = p_game AND branch = p_parent AND p_parted BETWEEN 1 AND last) THEN
        RAISE EXCEPTION 'nothing to part from' USING ERRCODE = 'IN003';
    END IF;
    SELECT max(branch) + 1 INTO number FROM intendant.branch WHERE game = p_game;
    INSERT INTO intendant.branch (game, branch, club, parent, parted, last, hash, counts)
        VALUES (p_game, number, its_club, p_parent, p_parted, p_parted, '', false);
    RETURN number;
END $$;

CREATE FUNCTION intendant.append(p_game bigint, p_branch integer, p_first bigint, p_last bigint, p_hashes bytea, p_body bytea) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = intendant, pg_temp AS $$
DECLARE
    its_club bigint;
    head bigint;
BEGIN
    SELECT club, last INTO its_club, head FROM intendant.branch WHERE game = p_game AND branch = p_branch FOR NO KEY UPDATE;
    PERFORM intendant.require(its_club, '{member,keeper}');
    IF p_first <> head + 1 THEN
        RAISE EXCEPTION 'the branch has entries 1 to %', head USING ERRCODE = 'IN001';
    END IF;
    IF p_last < p_first OR octet_length(p_hashes) <> 32 * (p_last - p_first + 1) OR octet_length(p_body) = 0 THEN
        RAISE EXCEPTION 'not a segment' USING ERRCODE = 'IN003';
    END IF;
    INSERT INTO intendant.segment VALUES (p_game, p_branch, p_first, p_last, its_club, p_hashes, p_body);
    UPDATE intendant.branch SET last = p_last, hash = encode(substring(p_hashes FROM octet_length(p_hashes) - 31), 'hex'),
            pushed_by = session_user, pushed_at = now()
        WHERE game = p_game AND branch = p_branch;
END $$;

-- Adds a game to the counters, or takes it out of them. The club's row is locked: two pushes never wait for each other in a circle.
CREATE FUNCTION intendant.count(f intendant.fact, p_sign integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = intendant, pg_temp AS $$
BEGIN
    INSERT INTO intendant.standing AS known
        WITH seat AS (
            SELECT DISTINCT s->>'side' AS side, s->>'player' AS player FROM jsonb_array_elements(f.seats) AS s
        ), result AS (
            SELECT side, player, side = ANY (f.winners) AS won, coalesce((f.dice->side->>'dice')::bigint, 0) AS dice,
                   coalesce((f.dice->side->>'hits')::bigint, 0) AS hits, coalesce((f.dice->side->>'expected')::numeric, 0) AS expected
            FROM seat
        ), line AS (
            SELECT 'player' AS kind, player AS name, bool_or(won) AS won, sum(dice) AS dice, sum(hits) AS hits, sum(expected) AS expected
            FROM result WHERE player <> '' GROUP BY player
            UNION ALL
            SELECT 'side', side, bool_or(won), max(dice), max(hits), max(expected) FROM result GROUP BY side
        )
        SELECT f.club, kind, name, f.module, f.edition, left(f.began, 4), p_sign,
               CASE WHEN f.winners <> '{}' THEN p_sign ELSE 0 END, CASE WHEN won THEN p_sign ELSE 0 END, p_sign * f.minutes,
               p_sign * dice, p_sign * hits, p_sign * expected
        FROM line ORDER BY kind, name
    ON CONFLICT (club, kind, name, module, edition, year) DO UPDATE
        SET games = known.games + excluded.games, ended = known.ended + excluded.ended, won = known.won + excluded.won,
            minutes = known.minutes + excluded.minutes, dice = known.dice + excluded.dice, hits = known.hits + excluded.hits,
            expected = known.expected + excluded.expected;
    DELETE FROM intendant.standing WHERE club = f.club AND games = 0;
END $$;

-- What there is to say of a branch, in the place of what was said before.
CREATE FUNCTION intendant.tell(p_game bigint, p_branch integer, p_facts jsonb) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = intendant, pg_temp AS $$
DECLARE
    its intendant.branch;
    its_module text;
    said intendant.fact;
BEGIN
    SELECT * INTO its FROM intendant.branch WHERE game = p_game AND branch = p_branch FOR NO KEY UPDATE;
    PERFORM intendant.require(its.club, '{member,keeper}');
    SELECT module INTO its_module FROM intendant.game WHERE game = p_game;
    PERFORM FROM intendant.club WHERE club = its.club FOR NO KEY UPDATE;
    SELECT * INTO said FROM intendant.fact WHERE game = p_game AND branch = p_branch;
    IF FOUND THEN
        IF its.counts THEN
            PERFORM intendant.count(said, -1);
        END IF;
        DELETE FROM intendant.fact WHERE game = p_game AND branch = p_branch;
    END IF;
    INSERT INTO intendant.fact
        SELECT p_game, p_branch, its.club, its_module, p_facts->>'edition', p_facts->>'began', p_facts->>'last', its.last,
               (p_facts->>'rounds')::integer, (p_facts->>'minutes')::bigint, p_facts->>'result',
               ARRAY(SELECT jsonb_array_elements_text(p_facts->'winners')),
               ARRAY(SELECT DISTINCT s->>'player' FROM jsonb_array_elements(p_facts->'seats') AS s WHERE s->>'player' <> '' ORDER BY 1),
               p_facts->'seats', p_facts->'dice', p_facts->>'notes',
               to_tsvector('english', p_facts->>'notes') || to_tsvector('italian', p_facts->>'notes')
                   || to_tsvector('french', p_facts->>'notes')
        RETURNING * INTO said;
    IF its.counts THEN
        PERFORM intendant.count(said, 1);
    END IF;
END $$;

-- The club chooses which branch of a game counts.
CREATE FUNCTION intendant.choose(p_game bigint, p_branch integer) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = intendant, pg_temp AS $$
DECLARE
    its_club bigint;
    said intendant.fact;
BEGIN
    SELECT club INTO its_club FROM intendant.game WHERE game = p_game FOR NO KEY UPDATE;
    PERFORM intendant.require(its_club, '{keeper}');
    IF NOT EXISTS (SELECT FROM intendant.branch WHERE game = p_game AND branch = p_branch) THEN
        RAISE EXCEPTION 'no such branch' USING ERRCODE = 'IN003';
    END IF;
    PERFORM FROM intendant.club WHERE club = its_club FOR NO KEY UPDATE;
    FOR said IN SELECT f.* FROM intendant.fact AS f JOIN intendant.branch AS b USING (game, branch) WHERE game = p_game AND b.counts LOOP
        PERFORM intendant.count(said, -1);
    END LOOP;
    UPDATE intendant.branch SET counts = (branch = p_branch) WHERE game = p_game;
    FOR said IN SELECT * FROM intendant.fact WHERE game = p_game AND branch = p_branch LOOP
        PERFORM intendant.count(said, 1);
    END LOOP;
END $$;

-- A keeper lets somebody in, or gives another role; the login is there already.
CREATE FUNCTION intendant.admit(p_club text, p_login name, p_role text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = intendant, pg_temp AS $$
DECLARE
    its_club bigint;
BEGIN
    SELECT club INTO its_club FROM intendant.club WHERE name = p_club;
    PERFORM intendant.require(its_club, '{keeper}');
    IF p_role NOT IN ('reader', 'member', 'keeper') OR p_login = current_user THEN
        RAISE EXCEPTION 'no such role' USING ERRCODE = 'IN003';
    END IF;
    INSERT INTO intendant.membership VALUES (its_club, p_login, p_role) ON CONFLICT (club, login) DO UPDATE SET role = excluded.role;
    EXECUTE format('GRANT intendant_reader TO %I', p_login);
    IF p_role <> 'reader' THEN
        EXECUTE format('GRANT intendant_%s TO %I', p_role, p_login);
    END IF;
END $$;

-- Only the owner founds a club; the login that does becomes its keeper.
CREATE FUNCTION intendant.found(p_club text) RETURNS void
    LANGUAGE plpgsql SET search_path = intendant, pg_temp AS $$
DECLARE
    its_club bigint;
BEGIN
    INSERT INTO intendant.club (name) VALUES (p_club) ON CONFLICT (name) DO NOTHING RETURNING club INTO its_club;
    IF its_club IS NOT NULL THEN
        INSERT INTO intendant.membership VALUES (its_club, session_user, 'keeper');
    END IF;
END $$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA intendant FROM PUBLIC;
GRANT intendant_reader TO intendant_member;
GRANT intendant_member TO intendant_keeper;
GRANT USAGE ON SCHEMA intendant TO intendant_reader;
GRANT SELECT ON ALL TABLES IN SCHEMA intendant TO intendant_reader;
GRANT EXECUTE ON FUNCTION intendant.my_clubs() TO intendant_reader;
GRANT EXECUTE ON FUNCTION intendant.begin_push(bigint, text, text, text), intendant.part(bigint, integer, bigint),
    intendant.append(bigint, integer, bigint, bigint, bytea, bytea), intendant.tell(bigint, integer, jsonb) TO intendant_member;
GRANT EXECUTE ON FUNCTION intendant.choose(bigint, integer), intendant.admit(text, name, text) TO intendant_keeper;

-- A reader sees what is of the own clubs.
DO $$
DECLARE
    each text;
BEGIN
    FOREACH each IN ARRAY ARRAY['club', 'membership', 'game', 'branch', 'segment', 'fact', 'standing'] LOOP
        EXECUTE format('ALTER TABLE intendant.%I ENABLE ROW LEVEL SECURITY', each);
        EXECUTE format('CREATE POLICY of_my_clubs ON intendant.%I FOR SELECT USING (club IN (SELECT intendant.my_clubs()))', each);
    END LOOP;
END $$;
