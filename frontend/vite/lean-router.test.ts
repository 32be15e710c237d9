import { markUnused } from './lean-router';

describe('markUnused', () => {
  it('frees components that only their own name and forwardRef held', () => {
    const code = 'var Form = React10.forwardRef(function F() {});\nForm.displayName = "Form";\nvar C = React.createContext(null);';
    expect(markUnused(code)).toBe(
      'var Form = /* @__PURE__ */ React10.forwardRef(function F() {});\n\nvar C = /* @__PURE__ */ React.createContext(null);',
    );
  });

  it('changes nothing else', () => {
    const code = 'state.displayName = name;\nconst list = items.map((item) => memo(item));';
    expect(markUnused(code)).toBe(code);
  });
});
