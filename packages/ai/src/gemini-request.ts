import type {
  Content,
  FunctionCallingConfigMode,
  FunctionDeclaration,
  GenerationConfig,
  Part,
  ThinkingLevel,
  Tool,
  ToolConfig,
} from '@google/genai/web';
import type { LanguageModelV4 } from './config.ts';

export type CallOptions = Parameters<LanguageModelV4['doStream']>[0];
type Message = CallOptions['prompt'][number];
type ToolResult = Extract<Extract<Message, { role: 'tool' }>['content'][number], { type: 'tool-result' }>;

/** Key of a part's data that only Gemini understands. */
export const providerKey = 'gemini';

/** The body of `streamGenerateContent`, as the REST reference names its fields. The client library arranges them in another way. */
export interface GenerateRequest {
  contents: Content[];
  systemInstruction?: Content;
  tools?: Tool[];
  toolConfig?: ToolConfig;
  generationConfig: GenerationConfig;
}

/** Converts a call of the framework to a request of the Gemini API. Supports text and tools, which is all that bots use. */
export function writeRequest(options: CallOptions, model: string): GenerateRequest {
  const system = options.prompt.flatMap((one) => (one.role === 'system' ? [one.content] : [])).join('\n\n');
  const tools = declareTools(options.tools);
  const { temperature, maxOutputTokens } = options;
  return {
    contents: options.prompt.flatMap(writeContent),
    ...(system && { systemInstruction: { role: 'user', parts: [{ text: system }] } }),
    ...(tools.length > 0 && { tools: [{ functionDeclarations: tools }] }),
    ...(tools.length > 0 &&
      options.toolChoice?.type === 'none' && {
        toolConfig: { functionCallingConfig: { mode: 'NONE' as FunctionCallingConfigMode } },
      }),
    generationConfig: { temperature, maxOutputTokens, ...thinkLittle(model) },
  };
}

function declareTools(tools: CallOptions['tools'] = []): FunctionDeclaration[] {
  return tools.flatMap((tool) => {
    if (tool.type !== 'function') return [];
    const { $schema, ...parametersJsonSchema } = tool.inputSchema;
    return [{ name: tool.name, description: tool.description, parametersJsonSchema }];
  });
}

function writeContent(message: Message): Content[] {
  if (message.role === 'system') return [];
  if (message.role === 'tool')
    return [
      {
        role: 'user',
        parts: message.content.flatMap((one) => (one.type === 'tool-result' ? [writeResult(one)] : [])),
      },
    ];
  const parts = message.content.flatMap((part): Part[] => {
    if (part.type === 'text') return [{ text: part.text }];
    if (part.type !== 'tool-call') return [];
    const signature = part.providerOptions?.[providerKey]?.thoughtSignature;
    const functionCall = { name: part.toolName, args: part.input as Record<string, unknown> };
    return [{ functionCall, ...(typeof signature === 'string' && { thoughtSignature: signature }) }];
  });
  return [{ role: message.role === 'assistant' ? 'model' : 'user', parts }];
}

function writeResult({ toolName, output }: ToolResult): Part {
  const value = 'value' in output ? output.value : null;
  const failed = output.type.startsWith('error') || output.type === 'execution-denied';
  return { functionResponse: { name: toolName, response: failed ? { error: value } : { output: value } } };
}

/** Asks for as little hidden reasoning as the model allows: a visitor waits, and the passages contain the answer. */
function thinkLittle(model: string): GenerationConfig {
  if (/^gemini-2\.5-flash/.test(model)) return { thinkingConfig: { thinkingBudget: 0 } };
  if (/^gemini-3.*flash/.test(model)) return { thinkingConfig: { thinkingLevel: 'LOW' as ThinkingLevel } };
  return {};
}
