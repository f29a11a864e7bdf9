/**
 * What a CommonJS package gives whose types describe an `export default`: its code may assign it to
 * `module.exports` instead, and then it is the imported thing itself.
 */
export const defaultOf = <Exported>(imported: Readonly<{ default: Exported }>): Exported =>
  'default' in imported ? imported.default : imported;
