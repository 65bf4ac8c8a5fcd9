/** The entry point of the package's server of the Model Context Protocol, over standard input and output. */
import process from 'node:process'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { createClock } from '~/shell/clock'
import { createMcpServer } from '../mcp-server'
import { VERSION } from '../version'

/** Larger messages end the connection before they are parsed. A life has 64 kB. */
const LARGEST_MESSAGE = 2 * 1024 * 1024

const server = createMcpServer({ today: createClock(null).today, version: VERSION })
// The errors of the SDK quote what was sent.
server.onerror = () => process.stderr.write('a message could not be read\n')
await server.connect(new StdioServerTransport(process.stdin, process.stdout, { maxBufferSize: LARGEST_MESSAGE }))
