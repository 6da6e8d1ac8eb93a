import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

const start = Date.UTC(2026, 4, 10)

/** Writes a GPX file of so many points as watches do, a second apart, some 350 bytes each. */
export async function writeGpx(path: string, points: number): Promise<void> {
  const file = createWriteStream(path)
  file.write(
    '<?xml version="1.0" encoding="UTF-8"?>\n<gpx version="1.1" creator="Garmin Connect"><trk><name>Sortie</name><type>running</type><trkseg>\n',
  )
  for (let point = 0; point < points; point += 1) {
    if (!file.write(pointAt(point))) await once(file, 'drain')
  }
  file.end('</trkseg></trk></gpx>\n')
  await once(file, 'finish')
}

function pointAt(point: number): string {
  const latitude = (45 + 0.1 * Math.sin(point / 5000) + 0.001 * Math.sin(point / 90)).toFixed(17)
  const longitude = (3 + 0.1 * Math.cos(point / 5000) + 0.001 * Math.cos(point / 70)).toFixed(17)
  return `      <trkpt lat="${latitude}" lon="${longitude}">
        <ele>${(200 + 50 * Math.sin(point / 300)).toFixed(1)}</ele>
        <time>${new Date(start + point * 1000).toISOString()}</time>
        <extensions>
          <ns3:TrackPointExtension>
            <ns3:hr>${140 + (point % 20)}</ns3:hr>
            <ns3:cad>85</ns3:cad>
          </ns3:TrackPointExtension>
        </extensions>
      </trkpt>\n`
}
