import * as fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { PointPatterns } from './point-patterns.ts'
import { TooManyPoints, type RawFile } from './raw.ts'
import { readGpx } from './read-gpx.ts'
import { readTcx } from './read-tcx.ts'
import { HostileXml } from './xml.ts'

type Read = (chunks: AsyncIterable<Uint8Array>) => Promise<RawFile>

const piecesOfGpx = [
  '<trkpt lat="45.1" lon="3.25"><ele>200.5</ele><time>2026-05-10T07:30:00Z</time></trkpt>\n',
  '<trkpt lat="45.2" lon="3.5"><ele>201</ele><time>2026-05-10T07:30:01.5Z</time></trkpt>\r\n',
  '<trkpt lon="3.5" lat="-45.2" x:id="a"><ele> 7 </ele><n.s:e><hr>140</hr><cad/></n.s:e></trkpt>',
  '<trkpt lat="46" lon="1e0"><time>2026-05-10T07:31:00+02:00</time><a>1<hr>9</hr>2</a></trkpt>',
  '<trkpt lat="46"/>',
  '<trkpt/>',
  '<trkptx lat="1" lon="2"></trkptx>',
  '<trkpt lat="" lon="0x1"><ele></ele><hr>1</hr><hr>2</hr></trkpt>',
  '<trkpt lat="1" lon="2"><hr>150</hr><hr/></trkpt>',
  '<trkpt lat="1" lat="2"><ele>1</ele></trkpt>',
  `<trkpt lat='1' lon='2'><ele>1 2</ele></trkpt>`,
  '<trkpt lat="1"\nlon="2"><ele >3</ele ></trkpt >',
  '<trkpt lat="1" lon="2"><ele>&#49;</ele><time>é</time></trkpt>',
  '<trkpt lat="1" lon="2"><ele><![CDATA[12]]></ele><!-- rien --></trkpt>',
  '<trkpt lat="1" lon="2"><metadata><name>Autre</name></metadata></trkpt>',
  '<trkpt lat="1" lon="2"><trk><name>Dedans</name></trk><trkpt lat="4" lon="5"/></trkpt>',
  '<trkpt lat="1" lon="2"><ele>3</trkpt>',
  '<trkpt lat="1" lon="2"><ele>3</hr></trkpt>',
  '<trkpt lat="1" lon="2">',
  '</trkpt>',
  `<trkpt lat="1" lon="2"><hr>${'1'.repeat(250)}</hr></trkpt>`,
  `<trkpt lat="1" lon="2">${'<a>'.repeat(60)}${'</a>'.repeat(60)}</trkpt>`,
  '<!-- > ',
  ' -->',
  '<![CDATA[',
  ']]>',
  '<desc a="',
  '"/>',
  'mots ',
  '</trkseg></trk><trk><name>Suite</name><trkseg>',
  '</gpx>',
  '<rte><rtept lat="1" lon="2"/></rte>',
]

const piecesOfTcx = [
  '<Trackpoint><Time>2026-05-10T07:30:00Z</Time><Position><LatitudeDegrees>45</LatitudeDegrees><LongitudeDegrees>3</LongitudeDegrees></Position></Trackpoint>\n',
  '<Trackpoint><Time>2026-05-10T07:30:01Z</Time><DistanceMeters>12.5</DistanceMeters><HeartRateBpm xsi:type="X"><Value>140</Value></HeartRateBpm></Trackpoint>',
  '<Trackpoint><Extensions><ns3:TPX><ns3:Watts>200</ns3:Watts></ns3:TPX></Extensions></Trackpoint>',
  '<Trackpoint><Cadence>80</Cadence><Lap><DistanceMeters>9</DistanceMeters></Lap></Trackpoint>',
  '<Trackpoint><Creator><Name>Montre</Name></Creator></Trackpoint>',
  '<Trackpoint><Time>2026-05-10T07:30:02Z</Time><!-- --></Trackpoint>',
  '</Track><Track>',
  '</Track></Lap><Lap StartTime="2026-05-10T07:40:00Z"><TotalTimeSeconds>5</TotalTimeSeconds><Track>',
]

const sports = '<Activity Sport="Running"><Lap StartTime="2026-05-10T07:30:00Z"><Track>'

it.each<[string, Read, string[], string]>([
  ['GPX', readGpx, piecesOfGpx, '<gpx creator="x"><trk><name>Sortie</name><trkseg>'],
  ['TCX', readTcx, piecesOfTcx, `<TrainingCenterDatabase><Activities>${sports}`],
])('a %s file is read by patterns as by the parser alone', async (_, read, pieces, head) => {
  const several = fc.constantFrom(...pieces).chain((piece) => fc.nat(2).map((more) => piece.repeat(1 + more)))
  const body = fc.array(several, { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(body, fc.integer({ min: 1, max: 900 }), async (written, size) => {
      const text = head + written.join('')
      const byPatterns = await told(read, text, size)
      const patterns = vi.spyOn(PointPatterns.prototype, 'read').mockImplementation((__, start) => start)
      const byParser = await told(read, text, size)
      patterns.mockRestore()
      expect(byPatterns).toEqual(byParser)
    }),
    { numRuns: 300 },
  )
})

async function told(read: Read, text: string, size: number) {
  try {
    const { activities, isCut } = await read(chunksOf(text, size))
    const plain = activities.map(({ legs, ...activity }) => ({
      ...activity,
      legs: legs.map(({ rows, ...leg }) => ({ ...leg, columns: rows.columns() })),
    }))
    return { activities: plain, isCut }
  } catch (error) {
    if (error instanceof HostileXml || error instanceof TooManyPoints) return error.constructor.name
    throw error
  }
}

async function* chunksOf(text: string, size: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text)
  for (let place = 0; place < bytes.length; place += size) yield bytes.subarray(place, place + size)
}
