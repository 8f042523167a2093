// Runs each test once as it is, then once for every living mutant it came past; the file of results is shared.
import { appendFileSync } from 'node:fs';
import { inject, TestRunner } from 'vitest';

const settings = globalThis.__mutationSettings ?? inject('mutation');
globalThis.__mutationSettings = settings;
const { results, always } = settings;

function note(entry) {
  appendFileSync(results, `${JSON.stringify(entry)}\n`);
}

class Switch {
  active = always;
  testing = false;
  reached = new Set();
  constants = [];
  atLoad = new Set();
  met = new Set();
  ended = new Set(settings.ended);
  ticks = 0;
  limit = Number.POSITIVE_INFINITY;
  epoch = 0;

  /** Works out the constants of the file once more when a mutant in one of them comes or goes. */
  begin(id, limit = Number.POSITIVE_INFINITY) {
    const anew = this.atLoad.has(id) || this.atLoad.has(this.active);
    this.active = id;
    this.ticks = 0;
    this.limit = limit;
    this.epoch += 1;
    if (anew) for (const constant of this.constants) constant();
  }

  again(constant) {
    this.constants.push(constant);
  }

  tick() {
    this.ticks += 1;
    if (this.ticks > this.limit) throw new Error('the mutant does not end');
  }

  on(id) {
    this.tick();
    if (this.active !== 0) return this.active === id;
    if (this.testing) this.reached.add(id);
    else if (!this.atLoad.has(id)) {
      this.atLoad.add(id);
      note({ atLoad: id });
    }
    return false;
  }
}

/** What the program remembers of a position must not pass from one mutant to the next. */
class Memory {
  #epoch = -1;
  #map = new Map();
  #now() {
    if (this.#epoch !== state.epoch) {
      this.#epoch = state.epoch;
      this.#map = new Map();
    }
    return this.#map;
  }
  get(key) {
    return this.#now().get(key);
  }
  has(key) {
    return this.#now().has(key);
  }
  set(key, value) {
    this.#now().set(key, value);
    return this;
  }
  delete(key) {
    return this.#now().delete(key);
  }
}

globalThis.__mutation ??= new Switch();
globalThis.__MutationMemory ??= Memory;
const state = globalThis.__mutation;

async function fails(fn) {
  try {
    await fn();
    return state.ticks > state.limit;
  } catch {
    return true;
  }
}

/** A mutant of a constant may throw as soon as the constant is worked out. */
function failsWith(fn, id, limit) {
  try {
    state.begin(id, limit);
  } catch {
    return true;
  }
  return fails(fn);
}

export default class extends TestRunner {
  async runTask(test) {
    const fn = TestRunner.getTestFn(test);
    if (always !== 0) {
      state.begin(always, 5_000_000);
      await fn();
      return;
    }
    state.testing = true;
    state.reached.clear();
    state.begin(0);
    // the processor's time: how busy the machine is must not change which tests count
    const start = process.cpuUsage();
    await fn();
    const { user, system } = process.cpuUsage(start);
    if ((user + system) / 1000 > settings.longest && !settings.own.includes(test.file.name)) {
      state.testing = false;
      return;
    }
    const limit = 50 * state.ticks + 20_000;
    for (const id of new Set([...state.reached, ...state.atLoad])) {
      if (state.ended.has(id)) continue;
      if (!state.met.has(id)) note({ reached: id });
      state.met.add(id);
      if (!(await failsWith(fn, id, limit))) continue;
      state.begin(0);
      // a mutant that spoils what tests share, or a constant made anew, must not count as noticed
      if (await fails(fn)) note({ spoilt: id, test: test.name });
      else note({ killed: id, test: test.name, file: test.file.name });
      state.ended.add(id);
    }
    state.begin(0);
    state.testing = false;
  }
}
