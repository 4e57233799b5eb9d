import { expect, onTestFinished, test, vi } from 'vitest';
import { DirectWorker } from '../testing/direct-worker';
import { Line, PART_MILLIS } from './line';

test('a worker that has been replaced takes nobody along with its last words', async () => {
  const workers: DirectWorker[] = [];
  const lost = vi.fn();
  const create = (): Worker => {
    workers.push(new DirectWorker());
    return workers.at(-1) as unknown as Worker;
  };
  const line = new Line(create, 'js', lost);
  line.prepare();
  workers[0]?.die();
  await line.ask('variants', []);
  workers[0]?.die();
  expect(lost).toHaveBeenCalledOnce();
  expect(workers).toHaveLength(2);
});

test('a worker that falls silent is replaced, and who waits for it hears why', async () => {
  const workers: DirectWorker[] = [];
  const lost = vi.fn();
  const create = (): Worker => {
    workers.push(new DirectWorker());
    return workers.at(-1) as unknown as Worker;
  };
  const line = new Line(create, 'js', lost);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await line.ask('variants', []);
  workers[0]?.terminate();
  const asked = expect(line.ask('variants', [])).rejects.toThrow('silent');
  vi.advanceTimersByTime(2 * PART_MILLIS);
  await asked;
  expect(lost).toHaveBeenCalledOnce();
  await line.ask('variants', []);
  expect(workers).toHaveLength(2);
});
