import { compareSchema, tooOld } from '@jawab/db';
import { type Finding, type OpenScene, ok, warning, wrong } from './finding.ts';

const list = (names: string[]) => `${names.slice(0, 5).join(', ')}${names.length > 5 ? ', …' : ''}`;

/** Compares the schema with the migrations and functions of this version. */
export async function checkSchema({ database: { system } }: OpenScene): Promise<Finding[]> {
  const { pending, edited, newer, isTooNew, isTooOld } = await compareSchema(system.sql);
  if (isTooOld) return [wrong(tooOld)];
  const findings: Finding[] = [];
  if (edited.length > 0)
    findings.push(wrong(`The database ran other texts of ${list(edited)}. Use the version that made it.`));
  if (isTooNew)
    findings.push(wrong('A newer version changed this database so that this one does not start.'));
  else if (newer.length > 0)
    findings.push(
      warning(`A newer version has run here: ${list(newer)}. This one works with it, but upgrade it soon.`),
    );
  if (pending.length > 0)
    findings.push(
      warning(`The next start of the server applies ${pending.length} schema files: ${list(pending)}.`),
    );
  return findings.length > 0 ? findings : [ok('The schema is up to date.')];
}
