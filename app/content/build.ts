import { fileURLToPath } from 'node:url'
import { buildContentImages } from '@allure/content-engine/images/build'
import { builtStorage, openSiteContent } from './site-content.ts'

const content = await openSiteContent({
  showsSamples: true,
  now: () => new Date(),
  storagePath: builtStorage,
})
const outputDirectory = fileURLToPath(new URL('../../build/images', import.meta.url))
const { manifest, written } = await buildContentImages({ content, outputDirectory })
content.close()
process.stdout.write(`content images: ${Object.keys(manifest).length} (${written} files made)\n`)
