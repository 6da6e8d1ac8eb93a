import { shapes } from '#content/shapes.ts'
import { startContentWorker } from '@allure/content-engine/browser/worker'

startContentWorker(shapes)
