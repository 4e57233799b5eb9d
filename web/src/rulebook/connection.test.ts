import { expect, onTestFinished, test, vi } from 'vitest';
import { DirectWorker } from '../testing/direct-worker';
import { Connection, PART_MILLIS } from './connection';

/** A connection, the workers that it has started, and who hears of it when one is lost. */
function connected() {
  const workers: DirectWorker[] = [];
  const lost = vi.fn();
  const create = (): Worker => {
    workers.push(new DirectWorker());
    return workers.at(-1) as unknown as Worker;
  };
  const connection = new Connection(create, lost);
  return { connection, workers, lost };
}

test('a worker that has been replaced takes nobody along with its last words', async () => {
  const { connection, workers, lost } = connected();
  connection.prepare();
  workers[0]?.die();
  await connection.ask('variants', []);
  workers[0]?.die();
  expect(lost).toHaveBeenCalledOnce();
  expect(workers).toHaveLength(2);
});

test('a worker that is no longer needed is ended, and only the next question starts another', async () => {
  const { connection, workers, lost } = connected();
  const asked = expect(connection.ask('variants', [])).rejects.toThrow('Stopped');
  connection.end();
  await asked;
  expect(workers.map(({ isAlive }) => isAlive)).toEqual([false]);
  await connection.ask('variants', []);
  expect(workers.map(({ isAlive }) => isAlive)).toEqual([false, true]);
  expect(lost).not.toHaveBeenCalled();
});

test('a worker that falls silent is replaced, and who waits for it hears why', async () => {
  const { connection, workers, lost } = connected();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await connection.ask('variants', []);
  workers[0]?.terminate();
  const asked = expect(connection.ask('variants', [])).rejects.toThrow('silent');
  vi.advanceTimersByTime(2 * PART_MILLIS);
  await asked;
  expect(lost).toHaveBeenCalledOnce();
  await connection.ask('variants', []);
  expect(workers).toHaveLength(2);
});
