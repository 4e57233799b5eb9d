/**
 * What the first screen needs is one file of code and one of styles. The bundler would make a file for every set of
 * screens that share something: thirty small ones, and the headers of each answer cost more than many of them.
 */
export const first = { name: (id, bundle) => (isFirst(id, bundle) ? 'first' : null), debugName: 'first' };

const known = new Map();

/** Whether the page imports a module at once, and not only when somebody goes on. */
function isFirst(id, bundle) {
  const found = known.get(id);
  if (found !== undefined) return found;
  known.set(id, false); // modules may import each other
  const { importers = [], isEntry = false } = bundle.getModuleInfo(id) ?? {};
  const answer = isEntry || importers.some((importer) => isFirst(importer, bundle));
  known.set(id, answer);
  return answer;
}
