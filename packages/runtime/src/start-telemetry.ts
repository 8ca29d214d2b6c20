import type { Log, Spans } from '@jawab/core';
import type { Config } from './config.ts';
import { createLog } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import type { OpenOptions } from './open-databases.ts';
import type { Telemetry } from './telemetry/open-telemetry.ts';

/** Log lines, metrics, and spans if traces are sent. */
export interface StartedTelemetry {
  log: Log;
  metrics: Metrics;
  spans: Spans | null;
  close(): Promise<void>;
}

/** Starts the log and the metrics. Loads OpenTelemetry if an address is configured, and only then. */
export async function startTelemetry(
  { logLevel, telemetry: settings }: Config,
  { log: given, isPatient }: OpenOptions,
): Promise<StartedTelemetry> {
  const metrics = createMetrics();
  let telemetry: Telemetry | null = null;
  const log =
    given ?? createLog(logLevel, { current: settings && (() => telemetry?.spans.current() ?? null) });
  if (settings && !isPatient) {
    const { openTelemetry } = await import('./telemetry/open-telemetry.ts');
    telemetry = openTelemetry(settings, metrics.registry, log);
  }
  return { log, metrics, spans: telemetry?.spans ?? null, close: async () => telemetry?.close() };
}
