import { createPost, type Post } from './post.ts';

/** Creates the {@link Post} to an OpenAI-compatible server. Paths start after the base address, which ends in `/v1`. */
export const openaiPost = (url: string, apiKey: string | undefined): Post =>
  createPost(url, apiKey ? { authorization: `Bearer ${apiKey}` } : {});
