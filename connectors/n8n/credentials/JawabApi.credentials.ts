import type {
  IAuthenticateGeneric,
  ICredentialTestRequest,
  ICredentialType,
  Icon,
  INodeProperties,
} from 'n8n-workflow';

export class JawabApi implements ICredentialType {
  name = 'jawabApi';

  displayName = 'Jawab API';

  icon: Icon = { light: 'file:../icons/jawab.svg', dark: 'file:../icons/jawab.dark.svg' };

  documentationUrl = 'https://jawab.example/docs/n8n.md';

  properties: INodeProperties[] = [
    {
      displayName: 'Address',
      name: 'baseUrl',
      type: 'string',
      default: '',
      placeholder: 'https://bots.example',
      description: 'Address of your Jawab service, without a path',
      required: true,
    },
    {
      displayName: 'Token',
      name: 'token',
      type: 'string',
      typeOptions: { password: true },
      default: '',
      description: 'Created in the dashboard under Developers, New token',
      required: true,
    },
  ];

  authenticate: IAuthenticateGeneric = {
    type: 'generic',
    properties: { headers: { Authorization: '=Bearer {{$credentials.token}}' } },
  };

  test: ICredentialTestRequest = {
    request: { baseURL: '={{$credentials.baseUrl}}', url: '/v1/me', method: 'GET' },
  };
}
