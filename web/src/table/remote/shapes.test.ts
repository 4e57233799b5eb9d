import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { examples } from '../../testing/protocol-examples';
import { check, clientMessage, newPlan, serverMessage } from './shapes';

/** What the examples of a kind say. */
function said(kind: 'server' | 'client'): Set<unknown> {
  return new Set(examples(kind).map((message) => (message as { say: string }).say));
}

function known(schema: typeof serverMessage | typeof clientMessage): Set<unknown> {
  return new Set(schema.options.map((option) => option.entries.say.literal));
}

describe('the documented protocol', () => {
  test('has an example of each message', () => {
    expect(said('server')).toEqual(known(serverMessage));
    expect(said('client')).toEqual(known(clientMessage));
  });

  test('is what the page understands and says', () => {
    for (const message of examples('server')) check('server', message);
    for (const message of examples('client')) check('client', message);
    for (const plan of examples('plan')) expect(v.safeParse(newPlan, plan).issues).toBeUndefined();
  });

  test('loses nothing on its way through the shapes', () => {
    for (const message of examples('server')) expect(v.parse(serverMessage, message)).toEqual(message);
    for (const plan of examples('plan')) expect(v.parse(newPlan, plan)).toEqual(plan);
  });

  test('is told apart from anything else', () => {
    expect(() => check('server', { say: 'ping' })).toThrow('number');
    expect(() => check('client', { say: 'watch', table: 'x' })).toThrow('since');
  });
});
