import { scopes } from '@jawab/core';

/** The issuer of an address. It has a path, so that the root of the host names no authorization server. */
export const issuerOf = (base: string) => `${base}/oauth`;

/** Where the metadata of the authorization server stands (RFC 8414). */
export const metadataPath = '/.well-known/oauth-authorization-server/oauth';

/** Describes the authorization server (RFC 8414, 9207, 9700). */
export function describeServer(base: string): object {
  const issuer = issuerOf(base);
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    registration_endpoint: `${issuer}/register`,
    revocation_endpoint: `${issuer}/revoke`,
    scopes_supported: scopes,
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    service_documentation: `${base}/docs`,
  };
}
