import type {
  IDataObject,
  IExecuteFunctions,
  INodeExecutionData,
  INodeType,
  INodeTypeDescription,
} from 'n8n-workflow';
import { NodeConnectionTypes, NodeOperationError } from 'n8n-workflow';
import { callApi } from '../call-api.ts';
import { operations } from './operations.ts';
import { properties } from './properties.ts';

const maxPage = 200;

/** Reads a list, as many rows as are wanted. */
async function readRows(node: IExecuteFunctions, name: string, index: number): Promise<IDataObject[]> {
  const read = (field: string) => node.getNodeParameter(field, index, undefined);
  const wanted = read('returnAll') ? Number.POSITIVE_INFINITY : Number(read('limit') ?? 50);
  const call = operations[name]?.build(read);
  const rows: IDataObject[] = [];
  let cursor: string | null = '';
  while (call && cursor !== null && rows.length < wanted) {
    const query: IDataObject = Object.assign({}, call.query, {
      limit: Math.min(maxPage, wanted - rows.length),
      cursor,
    });
    const page = await callApi(node, { method: call.method, path: call.path, query });
    rows.push(...(page.data as IDataObject[]));
    cursor = page.next_cursor as string | null;
  }
  return rows;
}

/** Runs the operation of one item, and returns what it answers: one object, or one for each row. */
async function runItem(node: IExecuteFunctions, index: number): Promise<IDataObject[]> {
  const read = (field: string) => node.getNodeParameter(field, index, undefined);
  const name = `${read('resource')}.${read('operation')}`;
  const operation = operations[name];
  if (!operation)
    throw new NodeOperationError(node.getNode(), `There is no operation ${name}.`, { itemIndex: index });
  if (operation.isList) return readRows(node, name, index);
  const answer = await callApi(node, operation.build(read));
  if (operation.pick) return [operation.pick(answer)];
  return answer.data as IDataObject[];
}

export class Jawab implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Jawab',
    name: 'jawab',
    icon: { light: 'file:../../icons/jawab.svg', dark: 'file:../../icons/jawab.dark.svg' },
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"] + ": " + $parameter["resource"]}}',
    description: 'Ask bots that answer from your knowledge, and look after it',
    defaults: { name: 'Jawab' },
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    usableAsTool: true,
    credentials: [{ name: 'jawabApi', required: true }],
    properties,
  };

  async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
    const done: INodeExecutionData[] = [];
    for (const [index] of this.getInputData().entries()) {
      try {
        const rows = await runItem(this, index);
        done.push(...rows.map((json) => ({ json, pairedItem: { item: index } })));
      } catch (error) {
        if (!this.continueOnFail())
          throw new NodeOperationError(this.getNode(), error as Error, { itemIndex: index });
        done.push({ json: { error: (error as Error).message }, pairedItem: { item: index } });
      }
    }
    return [done];
  }
}
