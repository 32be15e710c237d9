import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// A test waits for what it wants to see, however busy the machine is.
configure({ asyncUtilTimeout: 20_000 });

// What is missing is said by the form, in Spanish. A browser's own message would be in its language.
afterEach(() => {
  if (typeof document !== 'undefined') expect(document.querySelector('form:not([novalidate]) :required')).toBeNull();
});
