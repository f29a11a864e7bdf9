/** The bus says this after each commit of the projector. A hint: polling finds what it misses. */
export const READ_MODELS_MOVED = 'read-models-moved';
