import { type Finding, type OpenScene, ok, warning, wrong } from './finding.ts';

const minuteMs = 60_000;

/** Compares the clock of this machine with the database's clock and with the newest times stored there. */
export async function checkClock({ database: { system } }: OpenScene): Promise<Finding[]> {
  const before = Date.now();
  const [row] = await system.sql<{ now: string; newest: string | null }>`
    select clock_timestamp() as now,
      greatest((select max(applied_at) from migrations), (select max(beat_at) from processes)) as newest`;
  const here = (before + Date.now()) / 2;
  const there = Date.parse(row?.now as string);
  const aheadMs = row?.newest ? Date.parse(row.newest) - there : 0;
  if (aheadMs > minuteMs)
    return [
      wrong(
        `The database has times that are ${Math.round(aheadMs / minuteMs)} minutes in the future. Its clock was set back: set it right.`,
      ),
    ];
  const apartMs = Math.abs(here - there);
  const apart = `The clocks of this machine and of the database differ by ${(apartMs / 1000).toFixed(1)} s.`;
  if (apartMs > minuteMs) return [wrong(`${apart} Synchronise both with NTP.`)];
  return [apartMs > 2_000 ? warning(`${apart} Synchronise both with NTP.`) : ok('The clock is right.')];
}
