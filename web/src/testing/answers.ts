import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('../../../browser/target/answers/', import.meta.url));

/** A question and its answer, as Java gave it: see AnswersForThePageTest in the module browser. */
export interface Example {
  what: string;
  asked: unknown[];
  answer: unknown;
  progress: unknown[];
}

/** By the question's name. */
export function realAnswers(): Map<string, Example[]> {
  if (!existsSync(FOLDER)) {
    throw new Error(
      `There are no answers of the rule book in ${FOLDER}. ` +
        'Its own tests write them: ./halma mvn -pl browser -am test -Dtest=AnswersForThePageTest -Dsurefire.failIfNoSpecifiedTests=false',
    );
  }
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return new Map(
    files.map((file) => [file.slice(0, -'.json'.length), JSON.parse(readFileSync(FOLDER + file, 'utf8'))]),
  );
}
