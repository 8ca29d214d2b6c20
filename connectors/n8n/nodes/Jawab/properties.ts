import type { INodeProperties } from 'n8n-workflow';

const shownFor = (resource: string, ...operations: string[]): Pick<INodeProperties, 'displayOptions'> => ({
  displayOptions: { show: { resource: [resource], operation: operations } },
});

const botField: INodeProperties = {
  displayName: 'Bot ID',
  name: 'chatbotId',
  type: 'string',
  default: '',
  description: 'Leave it empty for the default bot, or for all bots',
};

const languageField: INodeProperties = {
  displayName: 'Language',
  name: 'language',
  type: 'string',
  default: '',
  placeholder: 'ja',
  description: 'Tag of a language, such as ja or zh-Hant',
};

const resource: INodeProperties = {
  displayName: 'Resource',
  name: 'resource',
  type: 'options',
  noDataExpression: true,
  options: [
    { name: 'Bot', value: 'bot' },
    { name: 'Conversation', value: 'conversation' },
    { name: 'Knowledge', value: 'knowledge' },
    { name: 'Lead', value: 'lead' },
  ],
  default: 'bot',
};

const botOperations: INodeProperties = {
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  displayOptions: { show: { resource: ['bot'] } },
  options: [
    {
      name: 'Ask',
      value: 'ask',
      action: 'Ask a bot',
      description: 'Ask a question, and get the answer with its sources',
    },
  ],
  default: 'ask',
};

const conversationOperations: INodeProperties = {
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  displayOptions: { show: { resource: ['conversation'] } },
  options: [
    {
      name: 'Get',
      value: 'get',
      action: 'Get a conversation',
      description: 'Get the messages of a conversation',
    },
    {
      name: 'Get Many',
      value: 'getAll',
      action: 'Get many conversations',
      description: 'List conversations, newest first',
    },
    {
      name: 'Reply',
      value: 'reply',
      action: 'Reply to a customer',
      description: 'Answer a customer as a person of your team',
    },
  ],
  default: 'getAll',
};

const knowledgeOperations: INodeProperties = {
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  displayOptions: { show: { resource: ['knowledge'] } },
  options: [
    {
      name: 'Add',
      value: 'add',
      action: 'Add knowledge',
      description: 'Add a text, a web page, or a question with its answer',
    },
    {
      name: 'Search',
      value: 'search',
      action: 'Search knowledge',
      description: 'Find the passages that a bot would answer from',
    },
  ],
  default: 'search',
};

const leadOperations: INodeProperties = {
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  displayOptions: { show: { resource: ['lead'] } },
  options: [
    {
      name: 'Get Many',
      value: 'getAll',
      action: 'Get many leads',
      description: 'List visitors who left contact details, newest first',
    },
  ],
  default: 'getAll',
};

const ask: INodeProperties[] = [
  {
    displayName: 'Message',
    name: 'message',
    type: 'string',
    default: '',
    required: true,
    description: 'The question, in any language; at most 2,000 characters',
    ...shownFor('bot', 'ask'),
  },
  {
    displayName: 'Additional Fields',
    name: 'askFields',
    type: 'collection',
    placeholder: 'Add Field',
    default: {},
    options: [
      botField,
      { ...languageField, description: 'Language of the answer; by default that of the question' },
      {
        displayName: 'Session ID',
        name: 'sessionId',
        type: 'string',
        default: '',
        description: 'Goes on with this conversation; without it, a new one begins',
      },
    ],
    ...shownFor('bot', 'ask'),
  },
];

const conversation: INodeProperties[] = [
  {
    displayName: 'Session ID',
    name: 'sessionId',
    type: 'string',
    default: '',
    required: true,
    description: 'Session ID of the conversation',
    ...shownFor('conversation', 'get', 'reply'),
  },
  {
    displayName: 'Reply',
    name: 'reply',
    type: 'string',
    default: '',
    required: true,
    description: 'Text that the customer gets; at most 8,000 characters',
    ...shownFor('conversation', 'reply'),
  },
];

const knowledge: INodeProperties[] = [
  {
    displayName: 'Query',
    name: 'query',
    type: 'string',
    default: '',
    required: true,
    description: 'Text to search for, in any language',
    ...shownFor('knowledge', 'search'),
  },
  {
    displayName: 'Title',
    name: 'title',
    type: 'string',
    default: '',
    required: true,
    description: 'Title of the document',
    ...shownFor('knowledge', 'add'),
  },
  {
    displayName: 'Source',
    name: 'source',
    type: 'options',
    options: [
      { name: 'Question and Answer', value: 'question' },
      { name: 'Text', value: 'text' },
      { name: 'Web Page', value: 'url' },
    ],
    default: 'text',
    description: 'Kind of knowledge to add',
    ...shownFor('knowledge', 'add'),
  },
  {
    displayName: 'Text',
    name: 'text',
    type: 'string',
    typeOptions: { rows: 5 },
    default: '',
    required: true,
    displayOptions: { show: { resource: ['knowledge'], operation: ['add'], source: ['text'] } },
  },
  {
    displayName: 'URL',
    name: 'url',
    type: 'string',
    default: '',
    required: true,
    placeholder: 'https://shop.example/delivery',
    description: 'Public address of the page',
    displayOptions: { show: { resource: ['knowledge'], operation: ['add'], source: ['url'] } },
  },
  {
    displayName: 'Question',
    name: 'question',
    type: 'string',
    default: '',
    required: true,
    displayOptions: { show: { resource: ['knowledge'], operation: ['add'], source: ['question'] } },
  },
  {
    displayName: 'Answer',
    name: 'answer',
    type: 'string',
    typeOptions: { rows: 3 },
    default: '',
    required: true,
    displayOptions: { show: { resource: ['knowledge'], operation: ['add'], source: ['question'] } },
  },
  {
    displayName: 'Additional Fields',
    name: 'knowledgeFields',
    type: 'collection',
    placeholder: 'Add Field',
    default: {},
    options: [
      botField,
      {
        displayName: 'Valid From',
        name: 'validFrom',
        type: 'dateTime',
        default: '',
        description: 'The bot answers from it only after this time',
      },
      {
        displayName: 'Valid Until',
        name: 'validUntil',
        type: 'dateTime',
        default: '',
        description: 'The bot answers from it only until this time',
      },
    ],
    ...shownFor('knowledge', 'add'),
  },
  {
    displayName: 'Additional Fields',
    name: 'searchFields',
    type: 'collection',
    placeholder: 'Add Field',
    default: {},
    options: [
      botField,
      {
        displayName: 'Limit',
        name: 'limit',
        type: 'number',
        typeOptions: { minValue: 1, maxValue: 50 },
        default: 50,
        description: 'Max number of results to return',
      },
    ],
    ...shownFor('knowledge', 'search'),
  },
];

const pages: INodeProperties[] = [
  {
    displayName: 'Return All',
    name: 'returnAll',
    type: 'boolean',
    default: false,
    description: 'Whether to return all results or only up to a given limit',
    displayOptions: { show: { resource: ['conversation', 'lead'], operation: ['getAll'] } },
  },
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1 },
    default: 50,
    description: 'Max number of results to return',
    displayOptions: {
      show: { resource: ['conversation', 'lead'], operation: ['getAll'], returnAll: [false] },
    },
  },
];

const between: INodeProperties[] = [
  {
    displayName: 'From',
    name: 'from',
    type: 'dateTime',
    default: '',
    description: 'Only from this time on',
  },
  { displayName: 'To', name: 'to', type: 'dateTime', default: '', description: 'Only until this time' },
];

const searchFor: INodeProperties = {
  displayName: 'Search',
  name: 'q',
  type: 'string',
  default: '',
  description: 'Text to search for',
};

const filters: INodeProperties[] = [
  {
    displayName: 'Filters',
    name: 'conversationFilters',
    type: 'collection',
    placeholder: 'Add Filter',
    default: {},
    options: [
      {
        displayName: 'Answered',
        name: 'answered',
        type: 'boolean',
        default: false,
        description: 'Whether the bot could answer every question',
      },
      botField,
      ...between.slice(0, 1),
      languageField,
      searchFor,
      {
        displayName: 'Status',
        name: 'status',
        type: 'options',
        options: [
          { name: 'Closed', value: 'closed' },
          { name: 'Open', value: 'open' },
          { name: 'With a Person', value: 'handoff' },
        ],
        default: 'open',
        description: 'Who answers in the conversation',
      },
      ...between.slice(1),
      {
        displayName: 'Waiting',
        name: 'waiting',
        type: 'boolean',
        default: true,
        description: 'Whether the customer waits for a person',
      },
    ],
    ...shownFor('conversation', 'getAll'),
  },
  {
    displayName: 'Filters',
    name: 'leadFilters',
    type: 'collection',
    placeholder: 'Add Filter',
    default: {},
    options: [
      botField,
      ...between.slice(0, 1),
      {
        displayName: 'Least Score',
        name: 'minScore',
        type: 'number',
        typeOptions: { minValue: 0, maxValue: 100 },
        default: 50,
        description: 'Only leads with at least this intent score',
      },
      searchFor,
      ...between.slice(1),
    ],
    ...shownFor('lead', 'getAll'),
  },
];

/** The fields of the node, in the order of its panel. */
export const properties: INodeProperties[] = [
  resource,
  botOperations,
  conversationOperations,
  knowledgeOperations,
  leadOperations,
  ...ask,
  ...conversation,
  ...knowledge,
  ...pages,
  ...filters,
];
