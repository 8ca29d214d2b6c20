import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
type Attributes = { key: string; value: Value }[];

export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  /** 1 internal, 2 server, 3 client, 5 consumer. */
  kind: number;
  facts: Record<string, unknown>;
  links: { traceId: string; spanId: string }[];
  failed: boolean;
}

interface WireSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attributes;
  links?: { traceId: string; spanId: string }[];
  status?: { code?: number };
}

export interface WirePoint {
  attributes: Attributes;
  asDouble?: number;
  asInt?: number | string;
  count?: number | string;
  bucketCounts?: (number | string)[];
  explicitBounds?: number[];
}

export interface WireMetric {
  name: string;
  sum?: { isMonotonic: boolean; dataPoints: WirePoint[] };
  gauge?: { dataPoints: WirePoint[] };
  histogram?: { dataPoints: WirePoint[] };
}

/** Reads the attributes of OTLP as one object. */
export const readAttributes = (attributes: Attributes): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

const toSpan = ({ attributes, links = [], status, ...span }: WireSpan): ReceivedSpan =>
  Object.assign(span, { facts: readAttributes(attributes), links, failed: status?.code === 2 });

/** Starts a receiver of OTLP over HTTP that decodes what exporters send as JSON. */
export async function startOtlpReceiver() {
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const spans: ReceivedSpan[] = [];
  const metrics: WireMetric[] = [];
  const services = new Set<unknown>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    const { resourceSpans = [], resourceMetrics = [] } = JSON.parse(body);
    bodies.push(body);
    headers.push(request.headers);
    for (const { resource } of [...resourceSpans, ...resourceMetrics])
      services.add(readAttributes(resource.attributes)['service.name']);
    for (const { scopeSpans } of resourceSpans)
      for (const scope of scopeSpans) spans.push(...scope.spans.map(toSpan));
    for (const { scopeMetrics } of resourceMetrics)
      for (const scope of scopeMetrics) metrics.push(...scope.metrics);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    headers,
    spans,
    metrics,
    services,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export type OtlpReceiver = Awaited<ReturnType<typeof startOtlpReceiver>>;
