import { expect, test, vi } from 'vitest';
import { DirectWorker } from '../testing/direct-worker';
import { Line } from './line';

test('a worker that has been replaced takes nobody along with its last words', async () => {
  const workers: DirectWorker[] = [];
  const lost = vi.fn();
  const create = (): Worker => {
    workers.push(new DirectWorker());
    return workers.at(-1) as unknown as Worker;
  };
  const line = new Line(create, 'js', lost);
  workers[0]?.die();
  await line.ask('variants', []);
  workers[0]?.die();
  expect(lost).toHaveBeenCalledOnce();
  expect(workers).toHaveLength(2);
});
