/** The header in which we tell better-auth the client's address. What a client sends under this name never arrives there. */
export const addressHeader = 'x-jawab-address';

/** The header by which we tell better-auth that the caller may make an account. */
export const admittedHeader = 'x-jawab-admitted';
