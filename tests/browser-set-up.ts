import { configure } from '@testing-library/react'

// A loaded machine takes seconds to import the Markdown renderer; nothing here is a test of speed.
configure({ asyncUtilTimeout: 15_000 })
