/** The part of n8n-workflow that these nodes use. n8n installs the package itself; it has 26 dependencies of its own. */
declare module 'n8n-workflow' {
  export type JsonValue = unknown;
  export type JsonObject = Record<string, JsonValue>;
  export type IDataObject = Record<string, unknown>;
  export type Icon = string | { light: string; dark: string };
  export type IHttpRequestMethods = 'DELETE' | 'GET' | 'POST' | 'PATCH';

  export interface INodePropertyOptions {
    name: string;
    value: string;
    action?: string;
    description?: string;
  }

  export interface INodeProperties {
    displayName: string;
    name: string;
    type: 'boolean' | 'collection' | 'dateTime' | 'multiOptions' | 'number' | 'options' | 'string';
    default: unknown;
    required?: boolean;
    noDataExpression?: boolean;
    placeholder?: string;
    description?: string;
    typeOptions?: { password?: boolean; rows?: number; minValue?: number; maxValue?: number };
    displayOptions?: { show?: Record<string, (boolean | string)[]> };
    options?: (INodePropertyOptions | INodeProperties)[];
  }

  export interface IAuthenticateGeneric {
    type: 'generic';
    properties: { headers: Record<string, string> };
  }

  export interface ICredentialTestRequest {
    request: { baseURL: string; url: string; method: 'GET' };
  }

  export interface ICredentialType {
    name: string;
    displayName: string;
    documentationUrl?: string;
    icon?: Icon;
    properties: INodeProperties[];
    authenticate?: IAuthenticateGeneric;
    test?: ICredentialTestRequest;
  }

  interface Functions {
    getCredentials(name: string): Promise<IDataObject>;
    getNode(): object;
    helpers: {
      httpRequestWithAuthentication(
        this: unknown,
        credential: string,
        options: {
          method: IHttpRequestMethods;
          baseURL: string;
          url: string;
          qs?: IDataObject;
          body?: IDataObject;
          json: boolean;
        },
      ): Promise<IDataObject>;
      returnJsonArray(json: IDataObject): INodeExecutionData[];
    };
  }

  export interface IExecuteFunctions extends Functions {
    getInputData(): INodeExecutionData[];
    getNodeParameter(name: string, itemIndex: number, fallback?: unknown): unknown;
    continueOnFail(): boolean;
  }

  export interface IHookFunctions extends Functions {
    getNodeParameter(name: string): unknown;
    getNodeWebhookUrl(name: string): string | undefined;
    getWorkflowStaticData(type: string): IDataObject;
  }

  export interface IWebhookFunctions extends Functions {
    getWorkflowStaticData(type: string): IDataObject;
    getRequestObject(): {
      headers: Record<string, unknown>;
      rawBody: Buffer;
      readRawBody(): Promise<void>;
    };
    getResponseObject(): { status(code: number): { send(text: string): { end(): void } } };
  }

  export interface INodeExecutionData {
    json: IDataObject;
    pairedItem?: { item: number };
  }

  export interface IWebhookResponseData {
    workflowData?: INodeExecutionData[][];
    noWebhookResponse?: boolean;
  }

  export interface INodeTypeDescription {
    displayName: string;
    name: string;
    icon: Icon;
    group: ('transform' | 'trigger')[];
    version: number;
    subtitle?: string;
    description: string;
    defaults: { name: string };
    inputs: string[];
    outputs: string[];
    usableAsTool?: true;
    credentials: { name: string; required: boolean }[];
    webhooks?: { name: string; httpMethod: string; responseMode: string; path: string }[];
    properties: INodeProperties[];
  }

  export interface INodeType {
    description: INodeTypeDescription;
  }

  export const NodeConnectionTypes: { Main: string };

  export class NodeApiError extends Error {
    httpCode: string | null;
    constructor(
      node: object,
      error: JsonObject,
      options?: { message?: string; description?: string; httpCode?: string },
    );
  }

  export class NodeOperationError extends Error {
    constructor(node: object, error: Error | string, options?: { itemIndex?: number });
  }
}
