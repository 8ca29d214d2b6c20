import type {
  IDataObject,
  IExecuteFunctions,
  IHookFunctions,
  IHttpRequestMethods,
  JsonObject,
} from 'n8n-workflow';
import { NodeApiError } from 'n8n-workflow';

/** A request to the REST API. `path` begins below `/v1`. */
export interface Call {
  method: IHttpRequestMethods;
  path: string;
  query?: IDataObject;
  body?: IDataObject;
}

const withoutBlanks = (fields: IDataObject = {}): IDataObject =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));

/** Sends a request with the credential of the node. A refusal becomes an error with the sentence of the service. */
export async function callApi(
  node: IExecuteFunctions | IHookFunctions,
  { method, path, query, body }: Call,
): Promise<IDataObject> {
  const { baseUrl } = await node.getCredentials('jawabApi');
  try {
    return await node.helpers.httpRequestWithAuthentication.call(node, 'jawabApi', {
      method,
      baseURL: String(baseUrl).replace(/(?:\/v1)?\/*$/, ''),
      url: `/v1${path}`,
      qs: withoutBlanks(query),
      body: body && withoutBlanks(body),
      json: true,
    });
  } catch (error) {
    throw new NodeApiError(node.getNode(), error as JsonObject, describeRefusal(error));
  }
}

interface Failure {
  response?: { status?: number; data?: { error?: string; code?: string } };
  httpCode?: string;
}

/** Returns the status of a failed request. */
export const statusOf = (error: unknown): string =>
  (error as Failure).httpCode ?? String((error as Failure).response?.status ?? '');

function describeRefusal(error: unknown): { message?: string; description?: string; httpCode?: string } {
  const { status, data } = (error as Failure).response ?? {};
  if (!data?.error) return {};
  return { message: data.error, description: data.code, httpCode: String(status) };
}
