/** The server of the Model Context Protocol over the engine: an assistant asks it for estimates, the law and explanations. */
import { Server } from '@modelcontextprotocol/sdk/server/index.js'
import { CallToolRequestSchema, ErrorCode, ListToolsRequestSchema, McpError } from '@modelcontextprotocol/sdk/types.js'
import { callTool, TOOLS } from './tools'

const INSTRUCTIONS =
  'Estimates of the three pillars of Swiss old-age provision, by the law in force. A total whose `complete` is false is what is ' +
  'paid at least. Tell the assumptions with the figures; an estimate is no decision of an office or a fund.'

/**
 * It keeps nothing and asks nobody. The SDK's own `McpServer` would check arguments before the engine bounds them, and refuse in words
 * of its own.
 */
export function createMcpServer({ today, version }: { today: () => string; version: string }): Server {
  const server = new Server(
    { name: 'trois-piliers', version },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  )
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: TOOLS }))
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const result = callTool(params.name, params.arguments, today())
    if (!result) throw new McpError(ErrorCode.InvalidParams, 'no such tool')
    return result
  })
  return server
}
