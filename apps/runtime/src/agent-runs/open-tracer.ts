import type { ObservabilityExporter, ObservabilityInstance } from '@mastra/core/observability';

/** The agent framework's observability, for a part of the runs (above 0 up to 1). Loads it: 17 ms beside an agent. */
export async function openTracer(
  exporter: ObservabilityExporter,
  probability: number,
): Promise<ObservabilityInstance> {
  const [{ DefaultObservabilityInstance, SamplingStrategyType }, { noOpMetricsContext }] = await Promise.all([
    import('@mastra/observability'),
    import('@mastra/core/observability'),
  ]);
  /** Without the metrics it derives from each span: nobody takes them, and they are two thirds of a run's cost. */
  class Tracer extends DefaultObservabilityInstance {
    override getMetricsContext() {
      return noOpMetricsContext;
    }
  }
  return new Tracer({
    ...{ name: 'jawab', serviceName: 'jawab', exporters: [exporter] },
    sampling: { type: SamplingStrategyType.RATIO, probability },
  });
}
