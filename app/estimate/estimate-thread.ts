/** The entry point of a thread that makes dear calculations, built as a file of its own: `build/server/estimate-thread.js`. */
import { serveThread } from '~/threads/thread-work'
import { calculateHere } from './calculate'

serveThread(calculateHere)
