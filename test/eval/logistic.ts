/** A row to learn from: its values, what became of it, and how much it counts. */
export interface Example {
  values: number[];
  isTrue: boolean;
  weight: number;
}

/** A logistic regression: the weight of each value, and what is added to their sum. */
export interface Logistic {
  weights: number[];
  bias: number;
}

const rounds = 1_500;
const rate = 1;
/** The penalty on the squares of weights, which are those of values with a deviation of 1. */
const penalty = 0.002;

export const chanceOf = ({ weights, bias }: Logistic, values: number[]): number =>
  1 / (1 + Math.exp(-values.reduce((sum, value, at) => sum + value * (weights[at] as number), bias)));

/** Fits a regression by its gradient, over values that are brought to a mean of 0 and a deviation of 1 meanwhile. */
export function fitLogistic(examples: Example[]): Logistic {
  const size = examples[0]?.values.length ?? 0;
  const places = Array.from({ length: size }, (_, at) => at);
  const total = examples.reduce((sum, { weight }) => sum + weight, 0);
  const meanOf = (of: (example: Example) => number) =>
    examples.reduce((sum, example) => sum + example.weight * of(example), 0) / total;
  const means = places.map((at) => meanOf(({ values }) => values[at] as number));
  const deviations = places.map(
    (at) => Math.sqrt(meanOf(({ values }) => ((values[at] as number) - (means[at] as number)) ** 2)) || 1,
  );
  const scaled = examples.map(({ values, isTrue, weight }) => ({
    values: values.map((value, at) => (value - (means[at] as number)) / (deviations[at] as number)),
    isTrue,
    weight: weight / total,
  }));
  const fitted: Logistic = { weights: places.map(() => 0), bias: 0 };
  for (let round = 0; round < rounds; round++) {
    const slopes = fitted.weights.map((weight) => -penalty * weight);
    let slope = 0;
    for (const { values, isTrue, weight } of scaled) {
      const pull = weight * ((isTrue ? 1 : 0) - chanceOf(fitted, values));
      slope += pull;
      for (const [at, value] of values.entries()) slopes[at] = (slopes[at] as number) + pull * value;
    }
    fitted.bias += rate * slope;
    fitted.weights = fitted.weights.map((weight, at) => weight + rate * (slopes[at] as number));
  }
  const weights = fitted.weights.map((weight, at) => weight / (deviations[at] as number));
  const shift = weights.reduce((sum, weight, at) => sum + weight * (means[at] as number), 0);
  return { weights, bias: fitted.bias - shift };
}
