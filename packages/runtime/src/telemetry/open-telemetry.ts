import { randomUUID } from 'node:crypto';
import type { Log, Spans } from '@jawab/core';
import { pause } from '@jawab/core';
import { DiagLogLevel, diag } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Registry } from 'prom-client';
import { createSpans } from './create-spans.ts';
import { startMetricsExport } from './export-metrics.ts';

/** Where traces and metrics are sent. */
export interface TelemetrySettings {
  /** Base address of an OTLP receiver over HTTP, without a slash at the end. */
  url: string;
  headers: Record<string, string>;
  serviceName: string;
  /** Which part of the traces is sent, 0 to 1. */
  share: number;
}

export interface Telemetry {
  spans: Spans;
  /** Sends what waits, 3 s at most. */
  close(): Promise<void>;
}

const batchWaitMs = 500;
const sendMs = 5_000;
const closeMs = 3_000;
const longestValue = 1_000;

/**
 * Sends spans and the metrics of a registry to an OTLP receiver, as JSON, in batches. No request waits for it: if the receiver
 * is slow or gone, what does not fit into memory is dropped, with a warning.
 */
export function openTelemetry(
  { url, headers, serviceName, share }: TelemetrySettings,
  registry: Registry,
  log: Log,
): Telemetry {
  reportProblems(log);
  const resource = resourceFromAttributes({
    'service.name': serviceName,
    'service.instance.id': randomUUID(),
  });
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, headers, timeoutMillis: sendMs });
  const provider = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanLimits: { attributeValueLengthLimit: longestValue },
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: batchWaitMs })],
  });
  const metrics = startMetricsExport({ url: `${url}/v1/metrics`, headers, sendMs, resource, registry });
  return {
    spans: createSpans(provider.getTracer('jawab')),
    async close() {
      const done = new AbortController();
      const sent = Promise.allSettled([provider.shutdown(), metrics.close()]).finally(() => done.abort());
      await Promise.race([sent, pause(closeMs, done.signal)]);
    },
  };
}

/** Logs the warnings of the exporters, without the answer of the receiver, which may repeat a header. */
function reportProblems(log: Log): void {
  const warn = (problem: string) =>
    log.warn({ problem: problem.slice(0, 200) }, 'traces or metrics could not be sent');
  const ignore = () => {};
  diag.setLogger(
    { error: warn, warn, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
}
