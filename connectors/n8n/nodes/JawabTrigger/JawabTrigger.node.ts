import type {
  IDataObject,
  IHookFunctions,
  INodeType,
  INodeTypeDescription,
  IWebhookFunctions,
  IWebhookResponseData,
} from 'n8n-workflow';
import { NodeConnectionTypes, NodeOperationError } from 'n8n-workflow';
import { callApi, statusOf } from '../call-api.ts';
import { isSigned } from './verify.ts';

/** Deletes a webhook. One that is gone already is as good as deleted. */
async function deleteWebhook(node: IHookFunctions, id: unknown): Promise<void> {
  try {
    await callApi(node, { method: 'DELETE', path: `/webhooks/${id}` });
  } catch (error) {
    if (statusOf(error) !== '404') throw new NodeOperationError(node.getNode(), error as Error);
  }
}

/** Finds the webhooks of the address that n8n gives this workflow. */
async function findWebhooks(node: IHookFunctions): Promise<IDataObject[]> {
  const url = node.getNodeWebhookUrl('default') as string;
  const { data } = await callApi(node, { method: 'GET', path: '/webhooks', query: { url } });
  return data as IDataObject[];
}

export class JawabTrigger implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Jawab Trigger',
    name: 'jawabTrigger',
    icon: { light: 'file:../../icons/jawab.svg', dark: 'file:../../icons/jawab.dark.svg' },
    group: ['trigger'],
    version: 1,
    subtitle: '={{$parameter["events"].join(", ")}}',
    description: 'Starts when a lead comes in, a customer wants a person, or a question has no answer',
    defaults: { name: 'Jawab Trigger' },
    inputs: [],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'jawabApi', required: true }],
    webhooks: [{ name: 'default', httpMethod: 'POST', responseMode: 'onReceived', path: 'webhook' }],
    properties: [
      {
        displayName: 'Events',
        name: 'events',
        type: 'multiOptions',
        options: [
          { name: 'Channel Stopped Working', value: 'channel.failing' },
          { name: 'Conversation Rated', value: 'conversation.rated' },
          { name: 'Customer Wants a Person', value: 'conversation.handoff' },
          { name: 'Document Failed', value: 'document.failed' },
          { name: 'Document Ready', value: 'document.ready' },
          { name: 'Lead Created', value: 'lead.created' },
          { name: 'Message Not Delivered', value: 'message.failed' },
          { name: 'Question Unanswered', value: 'message.unanswered' },
          { name: 'Tests Regressed', value: 'tests.regressed' },
        ],
        default: ['lead.created'],
        required: true,
        description: 'Events that start the workflow',
      },
      {
        displayName: 'Bot ID',
        name: 'chatbotId',
        type: 'string',
        default: '',
        description: 'Only events of this bot; leave it empty for all bots',
      },
    ],
  };

  webhookMethods = {
    default: {
      async checkExists(this: IHookFunctions): Promise<boolean> {
        const { webhookId, secret } = this.getWorkflowStaticData('node');
        const found = await findWebhooks(this);
        const isOwn = Boolean(secret) && found.some(({ id, enabled }) => id === webhookId && enabled);
        // The secret of any other webhook of this address is lost, so n8n could not check what it sends.
        if (!isOwn) for (const { id } of found) await deleteWebhook(this, id);
        return isOwn;
      },

      async create(this: IHookFunctions): Promise<boolean> {
        const { data } = await callApi(this, {
          method: 'POST',
          path: '/webhooks',
          body: {
            url: this.getNodeWebhookUrl('default') as string,
            events: this.getNodeParameter('events') as string[],
            chatbotId: this.getNodeParameter('chatbotId') as string,
            retry: 'standard',
          },
        });
        const { id, secret } = data as IDataObject;
        Object.assign(this.getWorkflowStaticData('node'), { webhookId: id, secret });
        return true;
      },

      async delete(this: IHookFunctions): Promise<boolean> {
        const kept = this.getWorkflowStaticData('node');
        if (kept.webhookId) await deleteWebhook(this, kept.webhookId);
        delete kept.webhookId;
        delete kept.secret;
        return true;
      },
    },
  };

  async webhook(this: IWebhookFunctions): Promise<IWebhookResponseData> {
    const request = this.getRequestObject();
    if (!request.rawBody) await request.readRawBody();
    const secret = String(this.getWorkflowStaticData('node').secret ?? '');
    const { rawBody, headers } = request;
    if (!secret || !isSigned({ headers, rawBody, secret })) {
      this.getResponseObject().status(401).send('The signature does not fit.').end();
      return { noWebhookResponse: true };
    }
    const event = JSON.parse(rawBody.toString()) as IDataObject;
    return { workflowData: [this.helpers.returnJsonArray(event)] };
  }
}
