import { expect, test } from 'vitest'
import { chooseNode, majorOf, refusalOfOldNode } from '../../scripts/setup/node.mjs'

const paths = { runningPath: '/usr/bin/node', installedPath: '/app/node_modules/.bin/node' }

test('Node 20 installs the app and Node 24 from the packages runs it', () => {
  expect(refusalOfOldNode('v20.20.2')).toBeNull()
  expect(chooseNode({ ...paths, running: 'v20.20.2', installed: 'v24.21.0' })).toEqual({ path: paths.installedPath, warning: null })
})

test('a running Node 24 or newer is kept', () => {
  expect(chooseNode({ ...paths, running: 'v24.1.0', installed: null })).toEqual({ path: paths.runningPath, warning: null })
  expect(chooseNode({ ...paths, running: 'v26.0.0', installed: 'v24.21.0' })).toEqual({ path: paths.runningPath, warning: null })
})

test('where no Node 24 package exists, Node 22 runs the app with a warning', () => {
  const choice = chooseNode({ ...paths, running: 'v22.12.0', installed: null })
  expect(choice).toMatchObject({ path: paths.runningPath, warning: expect.stringContaining('Node 22.12.0') })
})

test('where no Node 24 package exists, Node 20 is refused with what to do', () => {
  const choice = chooseNode({ ...paths, running: 'v20.20.2', installed: null })
  expect(choice).toEqual({ refusal: expect.stringContaining('Please install Node 24') })
})

test('a Node older than 20 is refused before anything is installed', () => {
  expect(refusalOfOldNode('v18.19.0')).toContain('this is Node 18.19.0')
  expect(majorOf('v9.1.0')).toBe(9)
})
