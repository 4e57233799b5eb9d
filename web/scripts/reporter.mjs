// Tells a program what the tests do: with HALMA_REPORT=1 one line of JSON for each test when it ends, and a last line
// {"done":true}. Nothing else goes to the standard output.

import { writeSync } from 'node:fs';

/** Vitest's own reporter for people, or the lines for a program. */
export function reporters(module) {
  return process.env.HALMA_REPORT === '1' ? [new LineReporter(module)] : ['default'];
}

class LineReporter {
  #module;

  constructor(module) {
    this.#module = module;
  }

  onTestCaseResult(test) {
    const { state, errors } = test.result();
    const seconds = (test.diagnostic()?.duration ?? 0) / 1000;
    this.#tell(`${fileOf(test.module)} > ${test.fullName}`, state, seconds, errors);
  }

  /** What fails outside a test: a file that can't be loaded, or the preparation of several tests. */
  onTestSuiteResult(suite) {
    const errors = suite.errors();
    if (errors.length > 0) this.#tell(`${fileOf(suite.module)} > ${suite.fullName}`, 'failed', 0, errors);
  }

  onTestModuleEnd(module) {
    const errors = module.errors();
    if (errors.length > 0) this.#tell(fileOf(module), 'failed', 0, errors);
  }

  onTestRunEnd(_modules, unhandled) {
    for (const error of unhandled) this.#tell('an unhandled error', 'failed', 0, [error]);
    say({ done: true });
  }

  #tell(test, state, seconds, errors) {
    const told = { module: this.#module, test, state, seconds: Math.round(seconds * 100) / 100 };
    say(state === 'failed' ? { ...told, message: (errors ?? []).map(textOf).join('\n\n') } : told);
  }
}

/** The file's path without its folder and ending: `first`, `soak/hear`, `play/told`. */
function fileOf({ relativeModuleId }) {
  return relativeModuleId.replace(/^(e2e|src)\//, '').replace(/\.test\.ts$/, '');
}

function textOf({ name, message, stack, diff, cause }) {
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const parts = [`${name ?? 'Error'}: ${message}`, diff, frames.join('\n'), cause && `Caused by ${textOf(cause)}`];
  return parts.filter(Boolean).join('\n');
}

function say(line) {
  writeSync(1, `${JSON.stringify(line)}\n`);
}
