/** Whose work a processor does: a profile's samples, by the source they come from. */

import { readFileSync } from 'node:fs'
import type { Profiler } from 'node:inspector'
import { SourceMap } from 'node:module'
import { fileURLToPath } from 'node:url'

/** The file of a function, as in the sources; `(idle)` and its like by their own name. */
export type SourceOf = (frame: Profiler.Profile['nodes'][number]['callFrame']) => string

/** By the source maps that the build leaves beside its bundles. */
export function createSourceOf(): SourceOf {
  const maps = new Map<string, SourceMap | null>()
  const mapOf = (url: string) => {
    const known = maps.get(url)
    if (known !== undefined) return known
    const read = readMap(url)
    maps.set(url, read)
    return read
  }
  return ({ url, functionName, lineNumber, columnNumber }) => {
    if (!url) return functionName
    // The maps of packages name sources that lie nowhere.
    const ours = url.startsWith('file:') && !url.includes('/node_modules/')
    const entry = ours ? mapOf(url)?.findEntry(lineNumber, columnNumber) : null
    const source = String(entry && 'originalSource' in entry ? entry.originalSource : url)
    return source.replace(/^(\.\.\/)+/, '').replace(/^file:.*?\/node_modules\//, 'node_modules/')
  }
}

function readMap(url: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${fileURLToPath(url)}.map`, 'utf8')))
  } catch {
    return null
  }
}

/** Waiting is no work. */
const WAITING = ['(idle)', '(program)']

type SampledProfile = Pick<Profiler.Profile, 'nodes' | 'samples'>
type Frame = Profiler.ProfileNode['callFrame']

/** The share of all work done by these functions, and by whatever they call: 0 to 1. */
export function shareWithin(profile: SampledProfile, isInside: (frame: Frame) => boolean): number {
  const within = new Set<number>()
  for (const { id, callFrame, children = [] } of profile.nodes) {
    if (isInside(callFrame)) within.add(id)
    if (within.has(id)) for (const child of children) within.add(child)
  }
  const work = workOf(profile)
  return work.filter((sample) => within.has(sample)).length / work.length
}

function workOf({ nodes, samples = [] }: SampledProfile): number[] {
  const waiting = new Set(nodes.filter(({ callFrame }) => WAITING.includes(callFrame.functionName)).map(({ id }) => id))
  return samples.filter((sample) => !waiting.has(sample))
}

/**
 * The share of each name in all samples of work, 0 to 1, the largest first. `nameOf` names a function, or leaves it to
 * its caller (null), so that what a room asks of the platform counts as the room's.
 */
export function shares(profile: SampledProfile, nameOf: (frame: Frame) => string | null): [string, number][] {
  const names = new Map<number, string>()
  for (const { id, callFrame, children = [] } of profile.nodes) {
    const own = nameOf(callFrame) ?? names.get(id) ?? callFrame.functionName
    names.set(id, own)
    for (const child of children) names.set(child, own)
  }
  const work = workOf(profile)
  const counts = new Map<string, number>()
  for (const sample of work) {
    const name = names.get(sample) ?? ''
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .map(([name, count]): [string, number] => [name, count / work.length])
    .sort((one, other) => other[1] - one[1])
}
