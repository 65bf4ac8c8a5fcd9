import { afterEach, expect, it, vi } from 'vitest'
import { startSweeping } from './sweeping'
import type { Vault } from './vault'

afterEach(() => void vi.useRealTimers())

it('sweeps at once and every ten seconds, goes on after a failure, and ends when told', async () => {
  vi.useFakeTimers()
  const sweep = vi.fn<() => Promise<void>>().mockResolvedValue(undefined)
  const failure = new Error('disk')
  sweep.mockRejectedValueOnce(failure)
  const onError = vi.fn()
  const end = startSweeping({ sweep } as Partial<Vault> as Vault, onError)
  expect(sweep).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sweep).toHaveBeenCalledTimes(3)
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure)
  end()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(sweep).toHaveBeenCalledTimes(3)
})
