"""Renders the demo's room panoramas: equirectangular, 2048 by 1024, one a style of room.

    blender -b -P tools/pictures/panoramas.py -- OUTPUT_FOLDER [STYLE ...] [--width 2048] [--samples 16]

Blender 3.4 with Cycles on the processor. Needed neither to build, to run nor to test: what it renders is kept
as standalone/demo/pictures/files/panorama-STYLE.webp. Lengths are metres, the room's floor is z = 0, the
wall with the windows is at +y, the bed's head at -x. Light is smoothed apart from colours, led by normals and
depth, since Debian's Blender has no denoiser.
"""
import math
import os
import random
import sys

import bpy
import numpy

WIDTH, DEPTH, HEIGHT = 5.4, 4.8, 2.9

# floor, wall, headboard wall, ceiling, wood, accents, rug stripes, view, time of day, roof
STYLES = {
    "beach": dict(floor="planks-pale", wall="e9e4d8", head="f3efe6", wood="a9713f", accents=["1f8f96", "efe7d6"],
                  rug=["e8dcc0", "d5c49c"], view="sea", hour="day", roof="gable", ceiling="f4f1ea"),
    "cabin": dict(floor="planks", wall="wood:b5713a", head="wood:b5713a", wood="8a4f26", accents=["b5402a", "ece2cf"],
                  rug=["efe6d2", "e3d5b8"], view="mist", hour="morning", roof="gable", ceiling="wood:a5652f"),
    "earth": dict(floor="tiles-clay", wall="c9975f", head="b98450", wood="5b3520", accents=["27306f", "9c2f26"],
                  rug=["27306f", "e9dcc0", "7c1f24"], view="terraces", hour="morning", roof="flat", ceiling="d9b48a"),
    "family": dict(floor="planks-pale", wall="bfe0d2", head="9fd3c4", wood="b67a41", accents=["e3b33b", "2c97a0"],
                   rug=["7fc4c9", "f2e9cf", "e9c64d"], view="garden", hour="day", roof="flat", ceiling="f6f4ee"),
    "heritage": dict(floor="tiles-pattern", wall="cfd3a6", head="2f7a62", wood="4a2a18", accents=["b8432f", "d9a441"],
                     rug=["7c1f24", "e9dcc0", "2d5a3f"], view="garden", hour="day", roof="flat", ceiling="efe9d2"),
    "loft": dict(floor="planks", wall="b3a596", head="a89a8b", wood="5d3a22", accents=["d98a2b", "4a4f52"],
                 rug=["6d7063", "74776a"], view="city", hour="dusk", roof="flat", ceiling="d9d0c4"),
    "pool-villa": dict(floor="tiles-pale", wall="ece7dc", head="wood:6d3f22", wood="6d3f22", accents=["2f5b3f", "efe7d6"],
                       rug=["d8d2c2", "cfc8b6"], view="pool", hour="day", roof="flat", ceiling="f4f1ea"),
    "river": dict(floor="planks", wall="wood:a08a4a", head="wood:a08a4a", wood="5b3a1d", accents=["d8583c", "c9cfa5"],
                  rug=["c9b98a", "bfae7d"], view="river", hour="morning", roof="gable", ceiling="wood:8f7a3c"),
    "teak": dict(floor="planks", wall="wood:9a5427", head="wood:8a4820", wood="5a2c14", accents=["c99632", "27306f"],
                 rug=["27306f", "8f2426", "e9dcc0"], view="garden", hour="evening", roof="gable", ceiling="wood:8a4b22"),
    "tent": dict(floor="planks", wall="efe0b6", head="efe0b6", wood="7a4c28", accents=["a93a2a", "39583a"],
                 rug=["8f2426", "e9dcc0", "39583a"], view="garden", hour="evening", roof="gable", ceiling="f2e6c4"),
}

SKIES = {  # sky at the zenith, at the horizon, the sun's colour, strength, elevation in degrees
    "day": ("6fa6dc", "dcebf5", "fff1dc", 4.0, 48),
    "morning": ("9fc0dc", "f3e6d2", "ffdcae", 3.2, 24),
    "evening": ("7d92c2", "f6d2a2", "ffc078", 3.0, 16),
    "dusk": ("4b4a86", "e58e6a", "ff9a5c", 1.2, 7),
}


def linear(hexa):
    """sRGB hexadecimal to linear RGBA."""
    values = [int(hexa[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return [v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values] + [1.0]


# ---- materials

def material(name, build):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    build(nodes, links, nodes["Principled BSDF"])
    return made


def plain(hexa, rough=0.75, weave=0.0):
    def build(nodes, links, bsdf):
        bsdf.inputs["Base Color"].default_value = linear(hexa)
        bsdf.inputs["Roughness"].default_value = rough
        bsdf.inputs["Specular"].default_value = 0.25
        if weave:
            bump(nodes, links, bsdf, wave(nodes, links, weave), 0.12)
    return material(hexa, build)


def position(nodes):
    return nodes.new("ShaderNodeNewGeometry").outputs["Position"]


def wave(nodes, links, scale):
    texture = nodes.new("ShaderNodeTexNoise")
    texture.inputs["Scale"].default_value = scale
    links.new(position(nodes), texture.inputs["Vector"])
    return texture.outputs["Fac"]


def bump(nodes, links, bsdf, height, strength):
    node = nodes.new("ShaderNodeBump")
    node.inputs["Strength"].default_value = strength
    node.inputs["Distance"].default_value = 0.01
    links.new(height, node.inputs["Height"])
    links.new(node.outputs["Normal"], bsdf.inputs["Normal"])


def boards(hexa, wide=0.14, long=1.6, upright=False, rough=0.45):
    """Boards along x (or upright): a brick texture whose tiles are long, with the grain of stretched noise."""
    def build(nodes, links, bsdf):
        turn = nodes.new("ShaderNodeMapping")
        if upright:
            turn.inputs["Rotation"].default_value = (math.radians(90), math.radians(90), 0)
        links.new(position(nodes), turn.inputs["Vector"])
        brick = nodes.new("ShaderNodeTexBrick")
        base = linear(hexa)
        brick.inputs["Color1"].default_value = [c * 0.80 for c in base[:3]] + [1]
        brick.inputs["Color2"].default_value = [min(1, c * 1.15) for c in base[:3]] + [1]
        brick.inputs["Mortar"].default_value = [c * 0.25 for c in base[:3]] + [1]
        brick.inputs["Scale"].default_value = 1
        brick.inputs["Mortar Size"].default_value = 0.004
        brick.inputs["Brick Width"].default_value = long
        brick.inputs["Row Height"].default_value = wide
        links.new(turn.outputs["Vector"], brick.inputs["Vector"])
        grain = nodes.new("ShaderNodeTexNoise")
        stretch = nodes.new("ShaderNodeMapping")
        stretch.inputs["Scale"].default_value = (2, 40, 40)
        links.new(turn.outputs["Vector"], stretch.inputs["Vector"])
        links.new(stretch.outputs["Vector"], grain.inputs["Vector"])
        grain.inputs["Scale"].default_value = 1.5
        mix = nodes.new("ShaderNodeMixRGB")
        mix.blend_type = "OVERLAY"
        mix.inputs["Fac"].default_value = 0.35
        links.new(brick.outputs["Color"], mix.inputs["Color1"])
        links.new(grain.outputs["Fac"], mix.inputs["Color2"])
        links.new(mix.outputs["Color"], bsdf.inputs["Base Color"])
        bsdf.inputs["Roughness"].default_value = rough
        bsdf.inputs["Specular"].default_value = 0.3
    return material("boards" + hexa, build)


def tiles(first, second, joint, size=0.5, rough=0.35):
    def build(nodes, links, bsdf):
        brick = nodes.new("ShaderNodeTexBrick")
        brick.offset = 0
        brick.inputs["Color1"].default_value = linear(first)
        brick.inputs["Color2"].default_value = linear(second)
        brick.inputs["Mortar"].default_value = linear(joint)
        brick.inputs["Scale"].default_value = 1
        brick.inputs["Mortar Size"].default_value = 0.006
        brick.inputs["Brick Width"].default_value = size
        brick.inputs["Row Height"].default_value = size
        links.new(position(nodes), brick.inputs["Vector"])
        links.new(brick.outputs["Color"], bsdf.inputs["Base Color"])
        bsdf.inputs["Roughness"].default_value = rough
    return material("tiles" + first, build)


def chequers(first, second, size=0.3):
    def build(nodes, links, bsdf):
        checker = nodes.new("ShaderNodeTexChecker")
        checker.inputs["Color1"].default_value = linear(first)
        checker.inputs["Color2"].default_value = linear(second)
        checker.inputs["Scale"].default_value = 1 / size
        turn = nodes.new("ShaderNodeMapping")
        turn.inputs["Rotation"].default_value = (0, 0, math.radians(45))
        turn.inputs["Location"].default_value = (0, 0, 0.1)
        links.new(position(nodes), turn.inputs["Vector"])
        links.new(turn.outputs["Vector"], checker.inputs["Vector"])
        links.new(checker.outputs["Color"], bsdf.inputs["Base Color"])
        bsdf.inputs["Roughness"].default_value = 0.3
    return material("chequers" + first, build)


def shining(hexa, strength):
    def build(nodes, links, bsdf):
        bsdf.inputs["Base Color"].default_value = linear(hexa)
        bsdf.inputs["Emission"].default_value = linear(hexa)
        bsdf.inputs["Emission Strength"].default_value = strength
    made = material("shining" + hexa, build)
    made.cycles.sample_as_light = False  # what it lights is lit by a lamp within
    return made


def surface(value, **options):
    """`wood:HEX` is boards, HEX alone is plaster."""
    return boards(value[5:], upright=True, **options) if value.startswith("wood:") else plain(value, 0.9, 60)


FLOORS = {
    "planks": lambda: boards("7c4a26", 0.16, 1.9),
    "planks-pale": lambda: boards("b08a5e", 0.16, 1.9),
    "tiles-clay": lambda: tiles("9a4a2c", "a9583a", "6b4a38", 0.33, 0.5),
    "tiles-pale": lambda: tiles("ddd8cc", "d3cdbf", "b7b0a0", 0.8),
    "tiles-pattern": lambda: chequers("ece4cf", "2f5a50", 0.28),
}


# ---- shapes

def box(size, at, made, round_by=0.0, turn=0.0):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=(0, 0, turn))
    shape = bpy.context.object
    shape.scale = size
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    shape.data.materials.append(made)
    if round_by:
        bevel = shape.modifiers.new("bevel", "BEVEL")
        bevel.width, bevel.segments = round_by, 4
        bpy.ops.object.shade_smooth()
    return shape


def rod(radius, length, at, made, tip=None, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_cone_add(radius1=radius, radius2=radius if tip is None else tip, depth=length,
                                    location=at, rotation=turn, vertices=32)
    bpy.context.object.data.materials.append(made)
    bpy.ops.object.shade_smooth()
    return bpy.context.object


def ball(radius, at, made, scale=(1, 1, 1)):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, segments=32, ring_count=16)
    bpy.context.object.scale = scale
    bpy.context.object.data.materials.append(made)
    bpy.ops.object.shade_smooth()
    return bpy.context.object


def pillow(size, at, made, turn=(0, 0, 0)):
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=turn)
    shape = bpy.context.object
    shape.scale = size
    soft = shape.modifiers.new("soft", "SUBSURF")
    soft.render_levels = soft.levels = 3
    shape.data.materials.append(made)
    bpy.ops.object.shade_smooth()
    return shape


def cloth(wide, high, at, made, folds=7, deep=0.05, along="x"):
    """A curtain: a sheet with folds, its middle at `at`."""
    steps = folds * 10
    corners, faces = [], []
    for i in range(steps + 1):
        part = i / steps
        off = math.sin(part * folds * 2 * math.pi) * deep
        run = (part - 0.5) * wide
        for z in (-high / 2, high / 2):
            corners.append((run, off, z) if along == "x" else (off, run, z))
    for i in range(steps):
        a = 2 * i
        faces.append((a, a + 2, a + 3, a + 1))
    mesh = bpy.data.meshes.new("cloth")
    mesh.from_pydata(corners, [], faces)
    shape = bpy.data.objects.new("cloth", mesh)
    shape.location = at
    bpy.context.collection.objects.link(shape)
    mesh.materials.append(made)
    for polygon in mesh.polygons:
        polygon.use_smooth = True


# ---- the room

def shell(style):
    floor, wall = FLOORS[style["floor"]](), surface(style["wall"])
    head, ceiling = surface(style["head"]), surface(style["ceiling"])
    wood = boards(style["wood"], 0.3, 3)
    box((WIDTH, DEPTH, 0.1), (0, 0, -0.05), floor)
    box((0.1, DEPTH, HEIGHT + 1.4), (-WIDTH / 2 - 0.05, 0, HEIGHT / 2 + 0.7), head)
    box((0.1, DEPTH, HEIGHT + 1.4), (WIDTH / 2 + 0.05, 0, HEIGHT / 2 + 0.7), wall)
    box((WIDTH, 0.1, HEIGHT + 1.4), (0, -DEPTH / 2 - 0.05, HEIGHT / 2 + 0.7), wall)
    window_wall(style, wall, wood)
    if style["roof"] == "gable":
        gable(ceiling, wood)
    else:
        box((WIDTH, DEPTH, 0.1), (0, 0, HEIGHT + 0.05), ceiling)
        moulding = plain("f2eee4", 0.6)
        for y in (-1, 1):
            box((WIDTH, 0.05, 0.09), (0, y * (DEPTH / 2 - 0.03), HEIGHT - 0.045), moulding)
        for x in (-1, 1):
            box((0.05, DEPTH, 0.09), (x * (WIDTH / 2 - 0.03), 0, HEIGHT - 0.045), moulding)
    for x in (-1, 1):
        box((0.03, DEPTH, 0.12), (x * (WIDTH / 2 - 0.015), 0, 0.06), wood)
    box((WIDTH, 0.03, 0.12), (0, -DEPTH / 2 + 0.015, 0.06), wood)


def gable(ceiling, wood):
    rise, half = 1.0, DEPTH / 2 + 0.1
    slope, length = math.atan2(rise, half), math.hypot(rise, half)
    for side in (-1, 1):
        bpy.ops.mesh.primitive_cube_add(size=1, location=(0, side * half / 2, HEIGHT + rise / 2 + 0.05),
                                        rotation=(-side * slope, 0, 0))
        roof = bpy.context.object
        roof.scale = (WIDTH + 0.2, length + 0.05, 0.08)
        roof.data.materials.append(ceiling)
        for x in (-1.8, -0.6, 0.6, 1.8):
            bpy.ops.mesh.primitive_cube_add(size=1, location=(x, side * half / 2, HEIGHT + rise / 2 - 0.04),
                                            rotation=(-side * slope, 0, 0))
            rafter = bpy.context.object
            rafter.scale = (0.09, length, 0.12)
            rafter.data.materials.append(wood)
    box((WIDTH, 0.12, 0.16), (0, 0, HEIGHT + rise - 0.1), wood)
    for x in (-1.2, 1.2):
        box((0.12, DEPTH, 0.14), (x, 0, HEIGHT), wood)


def window_wall(style, wall, wood):
    """One wide opening to the balcony, its frame, a rail outside and curtains beside it."""
    left, right, top = -1.7, 2.1, 2.35
    y = DEPTH / 2 + 0.05
    high = HEIGHT + 1.4
    box((left + WIDTH / 2, 0.1, high), ((left - WIDTH / 2) / 2, y, high / 2), wall)
    box((WIDTH / 2 - right, 0.1, high), ((right + WIDTH / 2) / 2, y, high / 2), wall)
    box((right - left, 0.1, high - top), ((left + right) / 2, y, (high + top) / 2), wall)
    frame = plain("2b2622", 0.4) if style["view"] in ("city", "pool") else wood
    for part in range(4):
        box((0.06, 0.07, top), (left + (right - left) * part / 3, y, top / 2), frame, 0.008)
    for z in (0.03, top - 0.03):
        box((right - left, 0.07, 0.06), ((left + right) / 2, y, z), frame, 0.008)
    box((WIDTH + 2, 1.6, 0.1), (0, y + 0.8, -0.06), boards("8d6239", 0.12, 2.2))
    rail_at = y + 1.5
    box((WIDTH + 2, 0.06, 0.05), (0, rail_at, 1.0), frame, 0.01)
    for n in range(46):
        box((0.02, 0.02, 1.0), (-3.6 + n * 0.16, rail_at, 0.5), frame)
    linen = plain("f1ead9", 0.95, 200)
    cloth(0.75, 2.45, (left - 0.25, DEPTH / 2 - 0.12, 1.25), linen)
    cloth(0.6, 2.45, (right + 0.2, DEPTH / 2 - 0.12, 1.25), linen)
    rod(0.015, right - left + 1.4, ((left + right) / 2, DEPTH / 2 - 0.12, 2.5), wood, turn=(0, math.radians(90), 0))


def bed(style, wood):
    white, throw = plain("f4f1ea", 0.95, 160), plain(style["accents"][0], 0.95, 220)
    x, y = -WIDTH / 2 + 1.12, -0.45
    box((2.1, 1.86, 0.24), (x, y, 0.24), wood, 0.03)
    for dx in (-0.95, 0.95):
        for dy in (-0.85, 0.85):
            box((0.08, 0.08, 0.14), (x + dx, y + dy, 0.07), wood)
    box((2.02, 1.8, 0.26), (x + 0.02, y, 0.47), white, 0.08)
    box((1.35, 1.92, 0.12), (x + 0.38, y, 0.58), white, 0.05)
    box((0.62, 1.95, 0.13), (x + 0.68, y, 0.585), throw, 0.05)
    box((0.09, 2.1, 1.15), (-WIDTH / 2 + 0.05, y, 0.62), wood, 0.02)
    for dy in (-0.62, 0, 0.62):
        box((0.05, 0.56, 0.5), (-WIDTH / 2 + 0.11, y + dy, 0.86), plain(style["accents"][1], 0.9, 150), 0.04)
    for dy in (-0.46, 0.46):
        pillow((0.3, 0.74, 0.52), (x - 0.74, y + dy, 0.80), white, (0, math.radians(-24), 0))
        pillow((0.24, 0.5, 0.46), (x - 0.5, y + dy * 0.62, 0.79), plain(style["accents"][0 if dy < 0 else 1], 0.95, 180),
               (0, math.radians(-30), math.radians(6 * dy)))
    lamp_base = plain("d9cdb6", 0.4)
    for dy in (-1.32, 1.32):
        box((0.42, 0.46, 0.06), (-WIDTH / 2 + 0.27, y + dy, 0.55), wood, 0.01)
        box((0.38, 0.42, 0.42), (-WIDTH / 2 + 0.27, y + dy, 0.31), wood, 0.01)
        box((0.01, 0.36, 0.3), (-WIDTH / 2 + 0.465, y + dy, 0.34), boards(style["wood"], 0.5, 3), 0.01)
        ball(0.1, (-WIDTH / 2 + 0.25, y + dy, 0.68), lamp_base, (1, 1, 1.1))
        lamp((-WIDTH / 2 + 0.25, y + dy, 0.90), 0.14, 0.2, style)


def lamp(at, radius, high, style):
    evening = style["hour"] in ("dusk", "evening")
    shade = rod(radius, high, at, shining("ffd9a0", 2.2 if evening else 1.2), tip=radius * 0.8)
    shade.visible_shadow = False
    bpy.ops.object.light_add(type="POINT", location=at)
    bulb = bpy.context.object.data
    bulb.energy, bulb.color, bulb.shadow_soft_size = (30 if evening else 9), linear("ffc98a")[:3], 0.1


def furniture(style, wood):
    seat = plain(style["accents"][1], 0.9, 150)
    # a table by the wall behind, with a chair, a mirror and a vase
    y = -DEPTH / 2 + 0.3
    box((1.5, 0.5, 0.05), (0.9, y, 0.74), wood, 0.01)
    for dx in (-0.68, 0.68):
        for dy in (-0.2, 0.2):
            box((0.05, 0.05, 0.72), (0.9 + dx, y + dy, 0.36), wood)
    box((0.9, 0.03, 1.15), (0.9, -DEPTH / 2 + 0.03, 1.62), wood, 0.02)
    box((0.8, 0.01, 1.05), (0.9, -DEPTH / 2 + 0.05, 1.62), material("mirror", mirror))
    ball(0.09, (0.42, y, 0.86), plain(style["accents"][0], 0.25), (1, 1, 1.25))
    chair((0.9, y + 0.55), math.radians(180), wood, seat)
    armchair((1.9, 1.15), math.radians(205), wood, seat, plain(style["accents"][0], 0.95, 180))
    box((0.45, 0.45, 0.04), (1.05, 1.6, 0.5), wood, 0.02)
    rod(0.03, 0.48, (1.05, 1.6, 0.25), wood)
    rod(0.2, 0.02, (1.05, 1.6, 0.01), wood)
    rod(0.035, 0.08, (1.1, 1.58, 0.56), plain("f4f1ea", 0.3))
    # a wardrobe and a door on the other side wall
    x = WIDTH / 2 - 0.28
    box((0.56, 1.5, 2.15), (x, -1.45, 1.08), wood, 0.01)
    for dy in (-0.38, 0.38):
        box((0.02, 0.72, 2.0), (x - 0.29, -1.45 + dy, 1.08), boards(style["wood"], 0.5, 3, upright=True), 0.01)
        rod(0.012, 0.16, (x - 0.315, -1.45 + (0.06 if dy > 0 else -0.06), 1.1), plain("c9a24b", 0.25))
    box((0.06, 1.0, 2.12), (WIDTH / 2 - 0.02, 0.35, 1.06), wood, 0.01)
    box((0.03, 0.86, 2.0), (WIDTH / 2 - 0.05, 0.35, 1.0), boards(style["wood"], 0.22, 3, upright=True), 0.005)
    rod(0.02, 0.12, (WIDTH / 2 - 0.09, 0.02, 1.0), plain("c9a24b", 0.25), turn=(math.radians(90), 0, 0))
    rug(style)
    picture(style, wood)
    if style["roof"] == "flat":
        rod(0.01, 0.5, (-1.5, 1.5, HEIGHT - 0.25), plain("222222"))
        lamp((-1.5, 1.5, HEIGHT - 0.6), 0.2, 0.24, style)
    else:
        fan((-0.3, 0.3, 2.85), wood)


def mirror(nodes, links, bsdf):
    bsdf.inputs["Metallic"].default_value = 1
    bsdf.inputs["Roughness"].default_value = 0.02
    bsdf.inputs["Base Color"].default_value = (0.9, 0.9, 0.9, 1)


def chair(at, turn, wood, seat):
    made = [box((0.42, 0.42, 0.05), (0, 0, 0.45), seat, 0.02), box((0.42, 0.04, 0.34), (0, 0.2, 0.82), wood, 0.02)]
    made += [box((0.04, 0.04, 0.45), (dx, dy, 0.22), wood) for dx in (-0.18, 0.18) for dy in (-0.18, 0.18)]
    made += [box((0.04, 0.04, 0.5), (dx, 0.2, 0.7), wood) for dx in (-0.18, 0.18)]
    place(made, at, turn)


def armchair(at, turn, wood, seat, cushion):
    made = [box((0.62, 0.62, 0.14), (0, 0, 0.42), seat, 0.05),
            box((0.62, 0.14, 0.62), (0, 0.32, 0.72), seat, 0.05),
            pillow((0.46, 0.2, 0.42), (0, 0.17, 0.68), cushion, (math.radians(-14), 0, 0))]
    for dx in (-0.36, 0.36):
        made.append(box((0.06, 0.66, 0.05), (dx, 0, 0.62), wood, 0.02))
        made += [box((0.05, 0.05, 0.62), (dx, dy, 0.31), wood) for dy in (-0.3, 0.3)]
    place(made, at, turn)


def place(shapes, at, turn):
    """Moves shapes made around the origin to `at`, turned around z."""
    cos, sin = math.cos(turn), math.sin(turn)
    for shape in shapes:
        x, y, _ = shape.location
        shape.location.x, shape.location.y = at[0] + x * cos - y * sin, at[1] + x * sin + y * cos
        shape.rotation_euler.z += turn


def rug(style):
    stripes = style["rug"]
    many, long = 12, 2.4
    for n in range(many):
        box((long / many, 1.7, 0.012), (-0.35 + (n + 0.5) * long / many, 0.5, 0.006),
            plain(stripes[n % len(stripes)], 0.98, 180))


def picture(style, wood):
    x, y, z = -WIDTH / 2 + 0.02, -0.45, 1.72
    box((0.03, 0.86, 0.62), (x, y, z), wood, 0.005)
    box((0.01, 0.76, 0.52), (x + 0.016, y, z), plain("f4eedd", 0.9))
    low = plain(style["accents"][0], 0.9)
    box((0.01, 0.76, 0.16), (x + 0.02, y, z - 0.18), low)
    disc = rod(0.11, 0.01, (x + 0.021, y + 0.12, z + 0.03), plain("e0a23c", 0.9), turn=(0, math.radians(90), 0))
    disc.scale.z = 1


def fan(at, wood):
    rod(0.02, 0.9, (at[0], at[1], at[2] + 0.45), plain("2b2622"))
    rod(0.09, 0.12, at, plain("2b2622", 0.4))
    made = []
    for n in range(4):
        turn = math.radians(20 + 90 * n)
        blade = box((0.62, 0.13, 0.012), (at[0] + 0.42 * math.cos(turn), at[1] + 0.42 * math.sin(turn), at[2]), wood, 0,
                    turn)
        made.append(blade)


# ---- what is seen through the window

def leaf(at, tall, made, seed):
    """A plant of long leaves from one foot."""
    chance = random.Random(seed)
    for n in range(16):
        turn, lean = chance.random() * 2 * math.pi, 0.35 + chance.random() * 0.75
        long = tall * (0.6 + chance.random() * 0.5)
        steps = 6
        corners, faces = [], []
        for i in range(steps + 1):
            part = i / steps
            out = math.sin(lean * part * 1.6) * long * 0.75
            up = long * part * math.cos(lean * part) * 0.95
            wide = math.sin(math.pi * min(1, part * 0.9 + 0.1)) * long * 0.085
            for side in (-1, 1):
                corners.append((at[0] + math.cos(turn) * out - math.sin(turn) * wide * side,
                                at[1] + math.sin(turn) * out + math.cos(turn) * wide * side, at[2] + up))
        faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)]
        mesh = bpy.data.meshes.new("leaf")
        mesh.from_pydata(corners, [], faces)
        mesh.materials.append(made)
        for polygon in mesh.polygons:
            polygon.use_smooth = True
        bpy.context.collection.objects.link(bpy.data.objects.new("leaf", mesh))


def hill(at, size, hexa, seed):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=1, location=at, segments=96, ring_count=48)
    shape = bpy.context.object
    shape.scale = size
    texture = bpy.data.textures.new("hill%d" % seed, "CLOUDS")
    texture.noise_scale = 0.5
    rough = shape.modifiers.new("rough", "DISPLACE")
    rough.texture, rough.strength = texture, 0.35
    shape.data.materials.append(plain(hexa, 1))
    bpy.ops.object.shade_smooth()


def outside(style):
    view = style["view"]
    ground = plain("5f7f3a", 1, 3)
    water = material("water", lambda nodes, links, bsdf: sea(nodes, links, bsdf, "2f7f93" if view == "sea" else "3c8f9a"))
    if view == "city":
        return city()
    if view in ("sea", "river"):
        box((900, 700, 0.1), (0, 362, -4.2), water)
        box((60, 8, 0.1), (0, 8, -4.0), plain("d9c59a", 1))
        for n, (x, far) in enumerate([(-120, 330), (60, 380), (190, 300)] if view == "sea" else [(-60, 70), (0, 84), (70, 66)]):
            hill((x, far, -6), (60, 20, 22) if view == "sea" else (60, 16, 22), "6f8aa0" if view == "sea" else "4f7440", n)
    else:
        box((400, 300, 0.1), (0, 155, -2.2), ground)
        fade = ["b9c6cf", "a3b7b8", "7f9c86"] if view == "mist" else ["9db4bd", "7f9f8a", "5f8556"]
        for n, (x, far, tall) in enumerate([(-90, 170, 62), (70, 150, 48), (-20, 110, 26), (95, 95, 24)]):
            hill((x, far, -8), (75, 24, tall * 0.55), fade[min(n, 2)], n)
    if view == "terraces":
        for n in range(9):
            box((70, 2.6, 0.5), (0, 14 + n * 3.2, -2 + n * 0.75), plain("7d9a3f" if n % 2 else "93ab4c", 1, 2))
    if view == "pool":
        box((9, 4, 0.1), (0.5, 6.4, -0.3), water)
        box((11, 6, 0.1), (0.5, 6.4, -0.36), plain("d8d2c2", 0.6))
    greens = [plain("3f6b2a", 0.6), plain("2f5a2c", 0.6), plain("5f8a35", 0.6)]
    chance = random.Random(7)
    near = {"sea": 5.6, "river": 5.6}.get(view, 9.5 if view == "pool" else 6)
    for n in range(16):
        leaf((-6 + n * 0.85 + chance.random() * 0.4, near + chance.random() * 2, -1.6 if view != "pool" else -0.3),
             1.6 + chance.random() * 1.3, greens[n % 3], n)
    if view in ("sea", "garden", "pool"):
        for n, x in enumerate((-5.2, -2.2, 3.4, 5.6)):
            palm((x, near + 3 + n % 2, -4 if view == "sea" else -2), 6.5 + n % 2, greens[n % 3], n)


def palm(at, tall, made, seed):
    rod(0.14, tall, (at[0], at[1], at[2] + tall / 2), plain("7d6a4e", 0.9), tip=0.09, turn=(0.04, 0.05, 0))
    chance = random.Random(seed)
    for n in range(13):
        turn = n * 2 * math.pi / 13 + chance.random() * 0.3
        corners, faces, steps = [], [], 8
        for i in range(steps + 1):
            part = i / steps
            out, up = 2.3 * part, 0.75 * math.sin(part * 2.4) - 1.15 * part * part
            wide = 0.34 * math.sin(math.pi * min(1, part * 0.85 + 0.12))
            for side in (-1, 0, 1):
                corners.append((at[0] + math.cos(turn) * out - math.sin(turn) * wide * side,
                                at[1] + math.sin(turn) * out + math.cos(turn) * wide * side,
                                at[2] + tall + up - abs(side) * 0.18))
        for i in range(steps):
            a = 3 * i
            faces += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
        mesh = bpy.data.meshes.new("frond")
        mesh.from_pydata(corners, [], faces)
        mesh.materials.append(made)
        bpy.context.collection.objects.link(bpy.data.objects.new("frond", mesh))


def sea(nodes, links, bsdf, hexa):
    bsdf.inputs["Base Color"].default_value = linear(hexa)
    bsdf.inputs["Roughness"].default_value = 0.12
    bump(nodes, links, bsdf, wave(nodes, links, 0.9), 0.5)


def city():
    chance = random.Random(3)
    walls = [plain(h, 0.8) for h in ("3a3550", "4a4260", "574a63", "2f2c45")]
    lit = [shining(h, s) for h, s in (("ffd28a", 2.2), ("ffe7bd", 1.6), ("ff9f6a", 1.8))]
    windows = [[], [], []]
    for n in range(60):
        far = 26 + chance.random() * 110
        wide, high = 5 + chance.random() * 7, 10 + chance.random() * 34 * (0.5 + far / 130)
        x = (chance.random() - 0.5) * 2.1 * far
        box((wide, wide, high), (x, far, high / 2 - 22), walls[n % 4])
        for _ in range(int(high * 0.9)):
            at = x + (chance.random() - 0.5) * wide * 0.9, far - wide / 2 - 0.06, chance.random() * high * 0.95 - 22
            windows[chance.randrange(3)].append(at)
    for places, made in zip(windows, lit):
        panes(places, made)
    box((500, 300, 0.1), (0, 170, -22), plain("2a2740", 1))


def panes(places, made):
    """Lit windows, in one mesh: a shape each would take minutes to add."""
    corners, faces = [], []
    for x, y, z in places:
        faces.append(tuple(range(len(corners), len(corners) + 4)))
        corners += [(x - 0.18, y, z), (x + 0.18, y, z), (x + 0.18, y, z + 0.6), (x - 0.18, y, z + 0.6)]
    mesh = bpy.data.meshes.new("panes")
    mesh.from_pydata(corners, [], faces)
    mesh.materials.append(made)
    bpy.context.collection.objects.link(bpy.data.objects.new("panes", mesh))


def light(style):
    zenith, horizon, sun_hex, strength, elevation = SKIES[style["hour"]]
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    where = nodes.new("ShaderNodeTexCoord")
    parts = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position, ramp.color_ramp.elements[1].position = 0.0, 0.55
    ramp.color_ramp.elements[0].color, ramp.color_ramp.elements[1].color = linear(horizon), linear(zenith)
    links.new(where.outputs["Generated"], parts.inputs[0])
    links.new(parts.outputs["Z"], ramp.inputs["Fac"])
    links.new(ramp.outputs["Color"], nodes["Background"].inputs["Color"])
    nodes["Background"].inputs["Strength"].default_value = 0.55 if style["hour"] == "dusk" else 1.1
    bpy.ops.object.light_add(type="SUN", rotation=(math.radians(90 - elevation), 0, math.radians(155)))
    sun = bpy.context.object.data
    sun.color, sun.energy, sun.angle = linear(sun_hex)[:3], strength, math.radians(1.2)
    # soft light of the room itself: through the window, and from above the camera
    bpy.ops.object.light_add(type="AREA", location=(0.2, DEPTH / 2 + 0.3, 1.3), rotation=(math.radians(-90), 0, 0))
    window = bpy.context.object
    window.data.shape, window.data.size, window.data.size_y = "RECTANGLE", 3.6, 2.2
    window.data.energy, window.data.color = (14 if style["hour"] == "dusk" else 60), linear(horizon)[:3]
    window.visible_camera = False
    bpy.ops.object.light_add(type="AREA", location=(0, -0.2, HEIGHT - 0.15))
    fill = bpy.context.object
    fill.data.size, fill.data.energy = 2.6, (16 if style["hour"] in ("dusk", "evening") else 4)
    fill.data.color = linear("ffe3bd")[:3]
    fill.visible_camera = False


# ---- rendering

PASSES = {"DiffDir": "use_pass_diffuse_direct", "DiffInd": "use_pass_diffuse_indirect", "DiffCol": "use_pass_diffuse_color",
          "GlossDir": "use_pass_glossy_direct", "GlossInd": "use_pass_glossy_indirect",
          "GlossCol": "use_pass_glossy_color", "Emit": "use_pass_emit", "Env": "use_pass_environment",
          "Normal": "use_pass_normal", "Depth": "use_pass_z"}


def render(name, width, samples, folder):
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.cycles.device, scene.cycles.samples, scene.cycles.max_bounces = "CPU", samples, 6
    scene.cycles.sample_clamp_indirect, scene.cycles.use_denoising = 4, False
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, width // 2, 100
    camera = bpy.data.cameras.new("camera")
    camera.type = "PANO"
    camera.cycles.panorama_type = "EQUIRECTANGULAR"
    viewer = bpy.data.objects.new("camera", camera)
    viewer.location = (0.55, -0.15, 1.5)
    viewer.rotation_euler = (math.radians(90), 0, math.radians(38))
    bpy.context.collection.objects.link(viewer)
    scene.camera = viewer
    layer = bpy.context.view_layer
    for switch in PASSES.values():
        setattr(layer, switch, True)
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    files = tree.nodes.new("CompositorNodeOutputFile")
    files.base_path = os.path.join(folder, "passes-" + name)
    files.format.file_format, files.format.color_depth = "OPEN_EXR", "32"
    files.file_slots.clear()
    for part in PASSES:
        files.file_slots.new(part)
        tree.links.new(layers.outputs[part], files.inputs[part])
    bpy.ops.render.render()
    read = {part: pixels(os.path.join(files.base_path, part + "0001.exr")) for part in PASSES}
    save(develop(read), os.path.join(folder, "panorama-%s.png" % name))


def pixels(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    values = numpy.array(image.pixels[:], dtype=numpy.float32).reshape(image.size[1], image.size[0], -1)
    bpy.data.images.remove(image)
    return values[..., :3]


def develop(read):
    """Light smoothed over each surface, then multiplied by the surface's own colour again."""
    long = numpy.linalg.norm(read["Normal"], axis=-1, keepdims=True)  # shorter than 1 where surfaces meet in a pixel
    normal, depth = read["Normal"] / numpy.maximum(long, 1e-3), numpy.minimum(read["Depth"][..., :1], 200)
    lit = smooth(read["DiffDir"] + read["DiffInd"], normal, depth, 5)
    gloss = smooth(read["GlossDir"] + read["GlossInd"], normal, depth, 3)
    whole = lit * read["DiffCol"] + gloss * read["GlossCol"] + read["Emit"] + read["Env"]
    grey = whole @ numpy.array([0.2126, 0.7152, 0.0722], dtype=numpy.float32)
    whole *= min(6, max(0.5, 0.16 / float(numpy.exp(numpy.log(grey + 1e-3).mean()))))  # as a camera would expose it
    toned = whole * (2.51 * whole + 0.03) / (whole * (2.43 * whole + 0.59) + 0.14)  # ACES, fitted by Narkowicz
    return numpy.clip(toned, 0, 1) ** (1 / 2.2)


def smooth(light_, normal, depth, rounds):
    """Edge-stopping à-trous filter (Dammertz 2010): wraps around sideways, as the panorama does."""
    kernel = numpy.array([1, 4, 6, 4, 1], dtype=numpy.float32) / 16
    around = numpy.stack([numpy.roll(light_, (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1)])
    values = numpy.minimum(light_, 1.6 * numpy.median(around, 0) + 0.02)  # single bright samples
    for n in range(rounds):
        step, total, weights = 2 ** n, numpy.zeros_like(values), numpy.zeros(values.shape[:2] + (1,), numpy.float32)
        bright = values.mean(-1, keepdims=True)
        for i in range(-2, 3):
            for j in range(-2, 3):
                def move(a):
                    moved = numpy.roll(a, j * step, 1)
                    return numpy.roll(moved, i * step, 0)
                same = numpy.clip((normal * move(normal)).sum(-1, keepdims=True), 0, 1) ** 48
                near = numpy.exp(-numpy.abs(depth - move(depth)) / (0.04 * step * depth + 1e-3))
                other = move(bright)
                alike = numpy.exp(-numpy.abs(bright - other) / (0.55 / (n + 1) * (bright + other) * 0.5 + 0.05))
                weight = kernel[i + 2] * kernel[j + 2] * (1 if i == j == 0 else same * near * alike)
                total += move(values) * weight
                weights += weight
        values = total / numpy.maximum(weights, 1e-6)
    return values


def save(values, path):
    high, width, _ = values.shape
    image = bpy.data.images.new("panorama", width, high)
    image.colorspace_settings.name = "sRGB"
    image.pixels.foreach_set(numpy.dstack([values, numpy.ones((high, width))]).astype(numpy.float32).ravel())
    image.filepath_raw, image.file_format = path, "PNG"
    image.save()


def main():
    words = sys.argv[sys.argv.index("--") + 1:]
    options = {"--width": 2048, "--samples": 16}
    for option in options:
        if option in words:
            at = words.index(option)
            options[option] = int(words[at + 1])
            del words[at:at + 2]
    folder, names = words[0], words[1:] or list(STYLES)
    for name in names:
        bpy.ops.wm.read_factory_settings(use_empty=True)
        style = STYLES[name]
        wood = boards(style["wood"], 0.3, 3)
        shell(style)
        bed(style, wood)
        furniture(style, wood)
        outside(style)
        light(style)
        render(name, options["--width"], options["--samples"], folder)


main()
