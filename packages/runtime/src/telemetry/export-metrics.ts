import { type HrTime, ValueType } from '@opentelemetry/api';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { AggregationTemporality, DataPointType, type MetricData } from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, Registry } from 'prom-client';

const intervalMs = 60_000;

interface Exporting {
  url: string;
  headers: Record<string, string>;
  sendMs: number;
  resource: Resource;
  registry: Registry;
}

type Metric = MetricObjectWithValues<MetricValue<string> & { metricName?: string }>;

const toHrTime = (ms: number): HrTime => [Math.trunc(ms / 1_000), Math.round((ms % 1_000) * 1e6)];

/** Sends the metrics of `/metrics` every minute, and once more at the end, with the same names and labels. */
export function startMetricsExport({ url, headers, sendMs, resource, registry }: Exporting) {
  const exporter = new OTLPMetricExporter({ url, headers, timeoutMillis: sendMs });
  const startTime = toHrTime(performance.timeOrigin);
  const send = async () => {
    const span = { startTime, endTime: toHrTime(Date.now()) };
    const found = (await registry.getMetricsAsJSON()) as unknown as Metric[];
    const metrics = found.map((metric) => convert(metric, span)).filter((metric) => metric !== null);
    const scopeMetrics = [{ scope: { name: 'jawab' }, metrics }];
    await new Promise<void>((resolve) => exporter.export({ resource, scopeMetrics }, () => resolve()));
  };
  const timer = setInterval(() => void send(), intervalMs).unref();
  return {
    async close() {
      clearInterval(timer);
      await send();
      await exporter.shutdown();
    },
  };
}

interface Time {
  startTime: HrTime;
  endTime: HrTime;
}

/** Converts a metric of Prometheus. Returns null for summaries, which have no form in OTLP that is still advised. */
function convert(metric: Metric, time: Time): MetricData | null {
  const { name, help, values } = metric;
  const base = {
    descriptor: { name, description: help, unit: '', valueType: ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const type = String(metric.type);
  if (type === 'histogram')
    return Object.assign(base, {
      dataPointType: DataPointType.HISTOGRAM as const,
      dataPoints: histograms(metric, time),
    });
  const dataPoints = values.map(({ labels, value }) =>
    Object.assign({ attributes: labels as Record<string, string | number>, value }, time),
  );
  if (type === 'counter')
    return Object.assign(base, {
      dataPointType: DataPointType.SUM as const,
      isMonotonic: true,
      dataPoints,
    });
  return type === 'gauge'
    ? Object.assign(base, { dataPointType: DataPointType.GAUGE as const, dataPoints })
    : null;
}

/** Puts together the buckets, sum and count of each set of labels. Prometheus counts a bucket with all lower ones. */
function histograms({ name, values }: Metric, time: Time) {
  const points = new Map<string, { labels: Record<string, string | number>; found: Metric['values'] }>();
  for (const value of values) {
    const { le: _, ...labels } = value.labels as Record<string, string | number>;
    const key = JSON.stringify(labels);
    const point = points.get(key) ?? { labels, found: [] };
    point.found.push(value);
    points.set(key, point);
  }
  return [...points.values()].map(({ labels, found }) => {
    const of = (part: string) => found.filter(({ metricName }) => metricName === `${name}_${part}`);
    const buckets = of('bucket').map(({ labels, value }) => ({
      le: Number((labels as { le: string }).le.toString().replace('+Inf', 'Infinity')),
      value,
    }));
    const value = {
      buckets: {
        boundaries: buckets.filter(({ le }) => Number.isFinite(le)).map(({ le }) => le),
        counts: buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0)),
      },
      sum: of('sum')[0]?.value ?? 0,
      count: of('count')[0]?.value ?? 0,
    };
    return Object.assign({ attributes: labels, value }, time);
  });
}
