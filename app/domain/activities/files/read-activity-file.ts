import type { Activity } from '../activity.ts'
import { activityOfRaw } from './activity-of-raw.ts'
import { bytesOf, chunksOf, opened } from './chunks.ts'
import { isFit } from './fit-messages.ts'
import { TooManyPoints, type RawFile } from './raw.ts'
import { readFit } from './read-fit.ts'
import { readGpx } from './read-gpx.ts'
import { readTcx } from './read-tcx.ts'
import { refusals } from './refusals.ts'
import { HostileXml } from './xml.ts'

/** What a file held, and what to say of it: why nothing was read, or not all of it. */
export type ReadFile = { activities: Activity[]; message: string | undefined }

/**
 * Reads the activities of a GPX, TCX or FIT file, also compressed by gzip, by what is in it, whatever its name. Whatever
 * is wrong with it is a message; throws only when the file itself can no longer be read. `onRead` is told bytes read.
 */
export async function readActivityFile(file: File, onRead?: (bytes: number) => void): Promise<ReadFile> {
  try {
    const { activities: raw, isCut } = await readRaw(file, onRead)
    const activities = raw.flatMap((one, index) => activityOfRaw(one, `${file.name} ${index}`) ?? [])
    if (activities.length === 0) return refused(isCut ? refusals.broken : refusals.nothing)
    return { activities, message: isCut ? refusals.cut : undefined }
  } catch (error) {
    if (error instanceof Refused) return refused(error.message)
    if (error instanceof TooManyPoints) return refused(refusals.tooManyPoints)
    if (error instanceof HostileXml) return refused(refusals.hostile)
    throw error
  }
}

class Refused extends Error {}

function refused(message: string): ReadFile {
  return { activities: [], message }
}

const longestFit = 64e6
const longestXml = 600e6

async function readRaw(file: File, onRead?: (bytes: number) => void): Promise<RawFile> {
  if (file.size === 0) throw new Refused(refusals.empty)
  const { stream, head } = await opened(file)
  if (isFit(head)) {
    const bytes = await bytesOf(chunksOf(stream, onRead), longestFit)
    if (!bytes) throw new Refused(refusals.tooLarge)
    return readFit(bytes)
  }
  const kind = xmlKind(head)
  if (!kind) throw new Refused(refusalOf(head))
  if (file.size > longestXml) throw new Refused(refusals.tooLarge)
  const chunks = chunksOf(stream, onRead, longestXml)
  return kind === 'gpx' ? readGpx(chunks) : readTcx(chunks)
}

function xmlKind(head: Uint8Array): 'gpx' | 'tcx' | undefined {
  const text = new TextDecoder('latin1').decode(head).replaceAll('\0', '')
  const [, root] = /<(?:[\w-]+:)?(gpx|TrainingCenterDatabase)[\s>]/.exec(text) ?? []
  if (root) return root === 'gpx' ? 'gpx' : 'tcx'
  return undefined
}

function refusalOf(head: Uint8Array): string {
  const start = new TextDecoder('latin1').decode(head.subarray(0, 512))
  if (start.startsWith('PK')) return refusals.zip
  if (/<kml/i.test(start)) return refusals.kml
  if (/<!DOCTYPE(?! html)|<!ENTITY/i.test(start)) return refusals.hostile
  return refusals.unknown
}
