// Run by hand after a change of icons.json or icon-sprite.ts; icons.svg is committed and a test compares it.
import { writeFile } from 'node:fs/promises'
import { drawIconSprite } from './icon-sprite.ts'

await writeFile(new URL('icons.svg', import.meta.url), drawIconSprite())
