import type { GeminiAccess } from './config.ts';
import { createPost, type Post } from './post.ts';

/** Version of the Gemini API, which is also the one of the client library. */
export const apiVersion = 'v1';

/** Returns the base address of the API without a slash at its end. */
export const baseUrlOf = ({ baseUrl = 'https://generativelanguage.googleapis.com' }: GeminiAccess) =>
  baseUrl.replace(/\/+$/, '');

/** Creates the {@link Post} to the Gemini API with one key. Paths start after the version. */
export const geminiPost = (access: GeminiAccess): Post =>
  createPost(`${baseUrlOf(access)}/${apiVersion}`, { 'x-goog-api-key': access.apiKey });
