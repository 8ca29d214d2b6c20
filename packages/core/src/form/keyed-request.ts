/** A request whose Idempotency-Key is claimed. */
export interface KeyedRequest {
  key: string;
  /** Id for the question that the request asks, the same at every attempt. */
  questionId: string;
  /** True if an earlier attempt was lost with its process, perhaps after it stored the question. */
  isRepeated: boolean;
}
