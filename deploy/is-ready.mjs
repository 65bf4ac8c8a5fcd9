/** For a health check without curl: ends with 0 where the process of this machine can serve people. */
const { PORT = '3000' } = process.env
const answer = await fetch(`http://127.0.0.1:${PORT}/health/ready`).catch(() => null)
// Read to its end: Node 24 ends a process that leaves an answer unread (docs/decisions/dependencies.md).
await answer?.arrayBuffer().catch(() => {})
process.exit(answer?.ok ? 0 : 1)
