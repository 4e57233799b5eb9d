import * as v from 'valibot';

/** Stores a value in the browser. Returns false if the browser stores nothing; then the page says so. */
export function keep(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(`halma.${key}`, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Reads a stored value. Unreadable values count as absent. */
export function kept(key: string): unknown {
  try {
    const text = localStorage.getItem(`halma.${key}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads a stored value of this shape, or null. */
export function keptAs<Schema extends v.GenericSchema>(key: string, schema: Schema): v.InferOutput<Schema> | null {
  const { success, output } = v.safeParse(schema, kept(key));
  return success ? output : null;
}

/** The shape of a list, without the entries that can't be read. */
export function listOf<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((entries) => entries.flatMap((entry): v.InferOutput<Schema>[] => readable(schema, entry))),
  );
}

function readable<Schema extends v.GenericSchema>(schema: Schema, entry: unknown): v.InferOutput<Schema>[] {
  const { success, output } = v.safeParse(schema, entry);
  return success ? [output] : [];
}

/** The shape of values by name, without the names that are unknown and the values that can't be read. */
export function someOf<const Name extends string, Schema extends v.GenericSchema>(
  names: readonly Name[],
  schema: Schema,
) {
  const found = v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((values) => {
      const entries = names.flatMap((name) => readable(schema, values[name]).map((value) => [name, value]));
      return Object.fromEntries(entries) as Partial<Record<Name, v.InferOutput<Schema>>>;
    }),
  );
  return v.fallback(found, {});
}

/** Subscribes to a value that another tab stores. */
export function followStored(key: string, changed: (value: unknown) => void): void {
  window.addEventListener('storage', (event) => {
    if (event.key === `halma.${key}` && event.newValue !== null) changed(kept(key));
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
