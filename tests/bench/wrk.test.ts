import { expect, it } from 'vitest'
import { readWrk } from './wrk'

const SAID = `Running 2s test @ http://localhost:4510/avs
  1 threads and 50 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency   412.21ms   35.10ms   1.02s    91.20%
    Req/Sec   121.00     14.20   150.00     70.00%
  242 requests in 2.01s, 5.91MB read
Requests/sec:    120.48
Transfer/sec:      2.94MB
`

it('reads what wrk says', () => expect(readWrk(SAID)).toEqual({ perSecond: 120.48, requests: 242, failed: 0 }))

it('counts refusals and broken connections as failed', () => {
  const broken = '  Socket errors: connect 1, read 2, write 0, timeout 3\n  Non-2xx or 3xx responses: 10\nRequests/sec:'
  expect(readWrk(SAID.replace('Requests/sec:', broken)).failed).toBe(16)
})

it('does not guess what it cannot read', () => {
  expect(() => readWrk('unable to connect to localhost:4510 Connection refused')).toThrow('wrk does not say')
})
