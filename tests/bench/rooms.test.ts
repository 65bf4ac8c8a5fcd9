import { expect, it } from 'vitest'
import { roomOf } from './rooms'

it.each([
  { source: 'app/dossier/vault/sealing/sealing.ts', room: 'dossier' },
  { source: 'app/entry.server.tsx', room: 'entry' },
  { source: 'node_modules/react-dom/cjs/react-dom-server.node.production.min.js', room: 'react-dom' },
  { source: 'file:///a/node_modules/b/node_modules/@remix-run/router/dist/router.js', room: '@remix-run/router' },
  { source: 'node_modules/better-sqlite3/lib/methods/wrappers.js', room: null },
  { source: 'node:internal/crypto/cipher', room: null },
  { source: '(garbage collector)', room: '(garbage collector)' },
])('$source is the work of $room', ({ source, room }) => expect(roomOf(source)).toBe(room))
